"""Tests of the page's parser of Discord's markdown.

In the expected results, a node of a tree is a list of its kind and its content.
"""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Browser

from tests.playground.fixtures import open_playground

pytestmark = pytest.mark.slow

SHORTEN = """async (texts) => {
  const { parse } = await import("/script/markdown/parse.js");
  const leaf = { text: (node) => node.text, break: () => "\\n" };
  const facts = (node) => [node.level, node.href, node.of, node.id, node.name, node.seconds, node.style, node.language]
    .filter((fact) => fact !== undefined && fact !== "");
  const items = (node) => node.items?.map((item) => ({ kind: "item", blocks: item }));
  const inner = (node) => node.children ?? node.blocks ?? items(node);
  const short = (node) => leaf[node.kind] ? leaf[node.kind](node)
    : [node.kind, ...facts(node), ...(inner(node)?.map(short) ?? (node.text === undefined ? [] : [node.text]))];
  return texts.map((text) => parse(text).map(short));
}"""

LINES: dict[str, list[Any]] = {
    "plain": ["plain"],
    "two\nlines": ["two", "\n", "lines"],
    "**b** *i* _i_ __u__ ~~s~~": [
        ["strong", "b"], " ", ["em", "i"], " ", ["em", "i"], " ", ["underline", "u"], " ", ["strike", "s"],
    ],
    "***both***": [["strong", ["em", "both"]]],
    "**bold *and italic***": [["strong", "bold ", ["em", "and italic"]]],
    "snake_case_name and 2 * 3 * 4": ["snake_case_name and 2 * 3 * 4"],
    "**open": ["**open"],
    r"\*not\* \_it\_": ["*not* _it_"],
    "`a*b*c` ``with ` tick``": [["code", "a*b*c"], " ", ["code", "with ` tick"]],
    "||hidden **b**||": [["spoiler", "hidden ", ["strong", "b"]]],
    "[a](https://example.org/x)": [["link", "https://example.org/x", "a"]],
    "[**a**](https://example.org/x 'no')": [
        "[", ["strong", "a"], "](",
        ["link", "https://example.org/x", "https://example.org/x"], " 'no')",
    ],
    "see https://example.org/x.": ["see ", ["link", "https://example.org/x", "https://example.org/x"], "."],
    "<https://example.org/x>": [["link", "https://example.org/x", "https://example.org/x"]],
    "[a](javascript:alert(1)) javascript:alert(1)": ["[a](javascript:alert(1)) javascript:alert(1)"],
    "[a](data:text/html,x) [b](//x.org) [c](vbscript:x)": ["[a](data:text/html,x) [b](//x.org) [c](vbscript:x)"],
    "<b>no</b> &amp;": ["<b>no</b> &amp;"],
    "<@1> <@!2> <@&3> <#4> @everyone": [
        ["mention", "user", "1"], " ", ["mention", "user", "2"], " ", ["mention", "role", "3"], " ",
        ["mention", "channel", "4"], " ", ["mention", "everyone", "everyone"],
    ],
    "</gems new:5>": [["mention", "command", "5", "gems new"]],
    "<t:1750000000> <t:1750000000:R>": [["time", 1750000000, "f"], " ", ["time", 1750000000, "R"]],
    "<:gem:123> <a:spin:456>": [["emoji", "123", "gem"], " ", ["emoji", "456", "spin"]],
    "mail@everyonesthing": ["mail@everyonesthing"],
}  # fmt: skip

BLOCKS: dict[str, list[Any]] = {
    "# One\ntext": [["heading", 1, "One"], ["paragraph", "text"]],
    "### Three": [["heading", 3, "Three"]],
    "#not one": [["paragraph", "#not one"]],
    "-# small": [["subtext", "small"]],
    "> > a": [["quote", ["paragraph", "> a"]]],
    "> a\n> b\nc": [["quote", ["paragraph", "a", "\n", "b"]], ["paragraph", "c"]],
    ">>> a\n# b": [["quote", ["paragraph", "a"], ["heading", 1, "b"]]],
    "- a\n  - b\n- c": [
        [
            "list",
            ["item", ["paragraph", "a"], ["list", ["item", ["paragraph", "b"]]]],
            ["item", ["paragraph", "c"]],
        ]
    ],
    "1. a\n2. b": [["list", ["item", ["paragraph", "a"]], ["item", ["paragraph", "b"]]]],
    "``a` b": [["paragraph", ["code", "`a"], " b"]],
    "``a```b` c": [["paragraph", ["code", "`a```b"], " c"]],
    "```a``b`` c": [["paragraph", ["code", "`a"], "b`` c"]],
    "``a": [["paragraph", "``a"]],
    "`` `": [["paragraph", ["code", "`"]]],
    "before ```py\nx = *1*\n``` after": [["paragraph", "before "], ["code", "py", "x = *1*"], ["paragraph", " after"]],
    "": [],
    "\n\n": [],
}


async def test_each_text_is_parsed_to_its_tree(browser: Browser) -> None:
    expected = {text: [["paragraph", *line]] for text, line in LINES.items()} | BLOCKS
    async with open_playground() as playground, await browser.new_page() as page:
        await page.goto(playground.url)
        found = await page.evaluate(SHORTEN, list(expected))
        assert dict(zip(expected, found, strict=True)) == expected


# These texts are four times as long as any text on Discord. A slow parser would need many minutes for one of them.
HOSTILE = tuple(
    4 * text
    for text in ("*" * 4000, "||" * 2000, "[" * 4000, "`" * 3999, "_a" * 2000, "> " * 2000, "**a" * 1300, "- " * 2000)
)
READ_WITHIN = 60  # seconds


async def test_no_text_takes_long(browser: Browser) -> None:
    async with open_playground() as playground, await browser.new_page() as page:
        await page.goto(playground.url)
        async with asyncio.timeout(READ_WITHIN):
            trees = await page.evaluate(SHORTEN, list(HOSTILE))
        assert all(trees)
