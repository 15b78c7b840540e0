"""What a real Discord client would not let a member do."""


class Refused(Exception):
    """The client's refusal: `code` is stable, the message a sentence for the member.

    Codes: unknown, not_visible, archived, permission, too_long, empty, disabled, not_clickable, option, missing_option,
    choice, value, closed.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
