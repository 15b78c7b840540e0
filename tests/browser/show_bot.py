"""A bot without games, to test the page. Its messages, commands and modals use everything that the page can show."""

import asyncio
import io
from typing import Literal

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

GEMS = ("Amber", "Beryl", "Citrine", "Diamond", "Emerald", "Fluorite", "Garnet", "Jade", "Opal", "Ruby", "Topaz")
TEXT = """# Markdown
## Second heading
### Third
**bold** *italic* _italic too_ __underlined__ ~~struck~~ `code` ||a spoiler|| snake_case_name
- one
- two
  - within two
1. first
2. second
> a quote
> of two lines
```py
print("hello")
```
A [link](https://example.org/page) and https://example.org/bare, at <t:1750000000:D>, <t:1750000000:R>.
-# small print"""
NASTY = '<img src=x onerror="window.pwned=1"> [no](javascript:window.pwned=1) <script>window.pwned=1</script> &amp; "\''


def picture(size: tuple[int, int] = (720, 810), colour: str = "#1fa99a") -> bytes:
    """Return a PNG with a pattern of diamonds."""
    image = Image.new("RGB", size, "#23264a")
    draw = ImageDraw.Draw(image)
    step = 90
    for x in range(0, size[0], step):
        for y in range(0, size[1], step):
            draw.polygon([(x + 45, y + 8), (x + 82, y + 45), (x + 45, y + 82), (x + 8, y + 45)], fill=colour)
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


class Move(ui.Modal, title="Your move"):
    def __init__(self) -> None:
        super().__init__()
        self.start = ui.TextInput[Move](custom_id="from", max_length=3)
        self.note = ui.TextInput[Move](
            custom_id="note", style=discord.TextStyle.paragraph, required=False, max_length=100
        )
        options = [discord.SelectOption(label=name) for name in GEMS[:3]]
        self.gem = ui.Select[Move](custom_id="gem", required=False, options=options)
        self.add_item(ui.Label(text="From", description="A gem, like A1", component=self.start))
        self.add_item(ui.Label(text="Note", component=self.note))
        self.add_item(ui.Label(text="Gem", component=self.gem))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        said = f"Moved from {self.start.value}, note {self.note.value!r}, gem {self.gem.values}"
        await interaction.response.send_message(said)


async def go_on(interaction: discord.Interaction) -> None:
    """Wait until the test sets the bot's event `go_on`."""
    assert isinstance(interaction.client, ShowBot)
    await interaction.client.go_on.wait()


class Counter(ui.View):
    """Buttons and selects. The button "Press" edits the message and counts the presses."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        self.count = count
        self.press.label = f"Press ({count})"
        self.press.custom_id = f"press:{count}"

    @ui.button(label="Press", style=discord.ButtonStyle.primary)
    async def press(self, interaction: discord.Interaction, _: ui.Button["Counter"]) -> None:
        fresh = Counter(self.count + 1)
        await interaction.response.edit_message(content=f"Pressed {fresh.count} times", view=fresh)

    @ui.button(label="Move", style=discord.ButtonStyle.success, custom_id="move", emoji="\N{GEM STONE}")
    async def move(self, interaction: discord.Interaction, _: ui.Button["Counter"]) -> None:
        await interaction.response.send_modal(Move())

    @ui.button(label="Silent", style=discord.ButtonStyle.danger, custom_id="silent")
    async def silent(self, interaction: discord.Interaction, _: ui.Button["Counter"]) -> None:
        # If this returned before the deadline, discord.py would acknowledge the press.
        await go_on(interaction)

    @ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction, _: ui.Button["Counter"]) -> None:
        """Do nothing, because nobody can press a disabled button."""

    @ui.select(
        placeholder="Pick gems",
        custom_id="gems",
        min_values=1,
        max_values=3,
        options=[discord.SelectOption(label=name, description=f"The gem {name}") for name in GEMS],
    )
    async def pick(self, interaction: discord.Interaction, select: ui.Select["Counter"]) -> None:
        await interaction.response.send_message(f"Picked {', '.join(select.values)}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="Pick a member", custom_id="member")
    async def member(self, interaction: discord.Interaction, select: ui.UserSelect["Counter"]) -> None:
        await interaction.response.send_message(f"Picked {select.values[0].mention}")


class Survey(ui.Modal, title="A survey"):
    """A modal with a radio group, a checkbox group, a checkbox and a select of members."""

    def __init__(self) -> None:
        super().__init__()
        self.cut = ui.RadioGroup[Survey](
            custom_id="cut",
            options=[
                discord.RadioGroupOption(label="Round", value="r"),
                discord.RadioGroupOption(label="Oval", value="o"),
            ],
        )
        self.gems = ui.CheckboxGroup[Survey](
            custom_id="gems",
            min_values=1,
            max_values=2,
            options=[discord.CheckboxGroupOption(label=name, value=name.lower()) for name in GEMS[:4]],
        )
        self.sure = ui.Checkbox[Survey](custom_id="sure")
        self.who = ui.UserSelect[Survey](custom_id="who", required=False)
        self.add_item(ui.TextDisplay("Nobody **else** will know."))
        self.add_item(ui.Label(text="Cut", component=self.cut))
        self.add_item(ui.Label(text="Gems", description="One or two", component=self.gems))
        self.add_item(ui.Label(text="Are you sure?", component=self.sure))
        self.add_item(ui.Label(text="For whom", component=self.who))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        who = ", ".join(member.display_name for member in self.who.values)
        said = f"Cut {self.cut.value}, gems {sorted(self.gems.values)}, sure {self.sure.value}, for {who}"
        await interaction.response.send_message(said)


class Wishes(ui.Modal, title="All the rest"):
    """A modal with the other kinds of fields: a file upload, other selects, and a text input without a label."""

    def __init__(self) -> None:
        super().__init__()
        self.files = ui.FileUpload[Wishes](custom_id="files", min_values=1, max_values=2)
        self.role = ui.RoleSelect[Wishes](custom_id="role", required=False)
        self.anybody = ui.MentionableSelect[Wishes](custom_id="anybody", max_values=2, required=False)
        self.channel = ui.ChannelSelect[Wishes](custom_id="channel", required=False)
        self.line = ui.TextInput[Wishes](label="An old line", custom_id="line", required=False)
        self.add_item(ui.Label(text="Files", description="One or two", component=self.files))
        self.add_item(ui.Label(text="Role", component=self.role))
        self.add_item(ui.Label(text="Anybody", component=self.anybody))
        self.add_item(ui.Label(text="Channel", component=self.channel))
        self.add_item(self.line)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        files = [f"{file.filename} {len(await file.read())}" for file in self.files.values]
        chosen = [each.name for each in (*self.role.values, *self.anybody.values, *self.channel.values)]
        await interaction.response.send_message(f"Files {sorted(files)}, chosen {chosen}, line {self.line.value!r}")


class Choosers(ui.View):
    """Selects of roles, members and roles, channels, and exactly two gems; and a button with a custom emoji."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(cls=ui.RoleSelect, placeholder="Pick a role", custom_id="role")
    async def role(self, interaction: discord.Interaction, select: ui.RoleSelect["Choosers"]) -> None:
        await interaction.response.send_message(f"Role {select.values[0].name}")

    @ui.select(cls=ui.MentionableSelect, placeholder="Pick anybody", custom_id="anybody", max_values=2)
    async def anybody(self, interaction: discord.Interaction, select: ui.MentionableSelect["Choosers"]) -> None:
        await interaction.response.send_message(f"Anybody {', '.join(sorted(one.name for one in select.values))}")

    @ui.select(
        cls=ui.ChannelSelect,
        placeholder="Pick a channel",
        custom_id="channel",
        channel_types=[discord.ChannelType.text],
    )
    async def channel(self, interaction: discord.Interaction, select: ui.ChannelSelect["Choosers"]) -> None:
        await interaction.response.send_message(f"Channel {select.values[0].name}")

    @ui.select(
        placeholder="Pick two gems",
        custom_id="pair",
        min_values=2,
        max_values=2,
        options=[discord.SelectOption(label=name) for name in GEMS],
    )
    async def pair(self, interaction: discord.Interaction, select: ui.Select["Choosers"]) -> None:
        await interaction.response.send_message(f"Pair {', '.join(sorted(select.values))}")

    @ui.button(label="Survey", custom_id="survey", emoji=discord.PartialEmoji(name="gem", id=123456789012345678))
    async def survey(self, interaction: discord.Interaction, _: ui.Button["Choosers"]) -> None:
        await interaction.response.send_modal(Survey())

    @ui.button(label="Wishes", custom_id="wishes")
    async def wishes(self, interaction: discord.Interaction, _: ui.Button["Choosers"]) -> None:
        await interaction.response.send_modal(Wishes())


class Parts(ui.LayoutView):
    """A message with nearly all types of Components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        row = ui.ActionRow[Parts]()
        for style in ("primary", "secondary", "success", "danger"):
            row.add_item(ui.Button(label=style.title(), style=discord.ButtonStyle[style], custom_id=f"v2:{style}"))
        row.add_item(ui.Button(label="Link", url="https://example.org/"))
        box = ui.Container[Parts](
            ui.TextDisplay("## The board of Ada and Bela\nYour turn, <@1>: take a gem and say where it goes."),
            ui.MediaGallery(
                discord.MediaGalleryItem(
                    "attachment://board.png", description="A board full of diamonds.\nRow 2: A B C"
                )
            ),
            ui.Section(
                ui.TextDisplay("**Next** amber, beryl, citrine"),
                accessory=ui.Thumbnail("attachment://small.png", description="A diamond"),
            ),
            ui.Separator(spacing=discord.SeparatorSpacing.large),
            ui.Section(
                ui.TextDisplay("Points"),
                ui.TextDisplay("-# since the start"),
                accessory=ui.Button(label="Show", custom_id="v2:show"),
            ),
            ui.File("attachment://match.txt"),
            row,
            accent_colour=0x2CC4B2,
        )
        self.add_item(box)
        self.add_item(ui.TextDisplay(TEXT))


class Show(app_commands.Group):
    @app_commands.command(description="A message with components of the new kind")
    async def parts(self, interaction: discord.Interaction) -> None:
        files = [
            discord.File(io.BytesIO(picture()), "board.png"),
            discord.File(io.BytesIO(picture((180, 180), "#d9a441")), "small.png"),
            discord.File(io.BytesIO(b"A1C3"), "match.txt"),
        ]
        await interaction.response.send_message(view=Parts(), files=files)

    @app_commands.command(description="An embed, content and attachments of the old kind")
    async def legacy(self, interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="An embed", description=TEXT, colour=0x5560E6, url="https://example.org/")
        embed.add_field(name="Points", value="12").add_field(name="Moves", value="7").set_footer(text="A footer")
        embed.set_author(name="Author").set_image(url="attachment://board.png")
        file = discord.File(io.BytesIO(picture((400, 300))), "board.png", description="Diamonds")
        await interaction.response.send_message("Some *content* for <@1>", embed=embed, file=file)

    @app_commands.command(description="Buttons and selects")
    async def counter(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Pressed 0 times", view=Counter())

    @app_commands.command(description="A select of each kind")
    async def choosers(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Choose", view=Choosers())

    @app_commands.command(description="Parts that hide at first, and a picture that is elsewhere")
    async def hidden(self, interaction: discord.Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        item = discord.MediaGalleryItem("attachment://board.png", description="The solution", spoiler=True)
        view.add_item(ui.MediaGallery(item))
        elsewhere = discord.MediaGalleryItem("https://example.org/far.png", description="Far away")
        view.add_item(ui.MediaGallery(elsewhere))
        view.add_item(ui.File("attachment://match.txt", spoiler=True))
        row = ui.ActionRow[ui.LayoutView](ui.Button(label="Within", custom_id="within"))
        view.add_item(ui.Container(ui.TextDisplay("The whole way"), row, spoiler=True))
        files = [
            discord.File(io.BytesIO(picture((300, 300))), "board.png"),
            discord.File(io.BytesIO(b"A1C3"), "match.txt"),
        ]
        await interaction.response.send_message(view=view, files=files)

    @app_commands.command(description="Only you can see the answer")
    async def secret(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Nobody else sees this.", ephemeral=True)

    @app_commands.command(description="Thinks until it is told to go on")
    async def think(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await go_on(interaction)
        await interaction.followup.send("Done thinking.")

    @app_commands.command(description="Never answers")
    async def silent(self, interaction: discord.Interaction) -> None:
        """Do not answer."""

    @app_commands.command(description="Texts that would like to be markup")
    async def nasty(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label=NASTY[:80], custom_id="nasty"))
        await interaction.response.send_message(NASTY, embed=discord.Embed(title=NASTY, description=NASTY), view=view)

    @app_commands.command(description="Typed options")
    @app_commands.describe(gem="Which gem", size="How large", loud="With a shout", who="For whom", note="What to say")
    async def options(
        self,
        interaction: discord.Interaction,
        gem: str,
        cut: Literal["round", "oval", "pear"],
        size: app_commands.Range[int, 5, 15],
        loud: bool = False,
        who: discord.Member | None = None,
        note: app_commands.Range[str, 2, 20] = "nothing",
    ) -> None:
        await interaction.response.send_message(f"{cut} {gem} of {size}, loud {loud}, for {who}, note {note}")

    @options.autocomplete("gem")
    async def gems(self, _: discord.Interaction, text: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=f"{name} gem", value=name.upper())
            for name in GEMS
            if name.lower().startswith(text.lower())
        ]


class ShowBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none())
        self.tree = app_commands.CommandTree(self)
        self.go_on = asyncio.Event()

    async def setup_hook(self) -> None:
        self.tree.add_command(Show(name="show", description="What the page can show"))
        await self.tree.sync()
