"""The error for actions that Discord's client refuses."""


class Refused(Exception):
    """Discord's client refuses an action.

    code: one of unknown, not_visible, archived, permission, too_long, empty, disabled, not_clickable, option,
        missing_option, choice, value, closed
    message: a sentence for the member
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
