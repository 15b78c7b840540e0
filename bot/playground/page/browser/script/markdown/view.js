// Draws the tree of a parsed text.
import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { classes, cssColor, Emoji, useClient } from "../ui.js";
import { entriesOf, split } from "../composer/commands.js";
import { targetOf } from "../jump.js";
import { placeOf } from "../world.js";
import { fullDate, styled, usableLocale } from "../time.js";
import { parse, parseInline } from "./parse.js";
import { say } from "../words.js";

/** Draws a text with Discord's markdown. */
export function Markdown({ text }) {
  const blocks = useMemo(() => parse(text), [text]);
  return html`<div class="markdown">${blocks.map(block)}</div>`;
}

/** Draws one line with Discord's markdown, for labels, names of fields and descriptions. */
export function MarkdownLine({ text }) {
  const nodes = useMemo(() => parseInline(text), [text]);
  return html`<span class="markdown">${inline(nodes)}</span>`;
}

const BLOCKS = {
  paragraph: (node) => html`<p>${inline(node.children)}</p>`,
  heading: (node) =>
    // A message is an article with a heading, so all headings inside it are one level below that heading.
    html`<div class=${`heading heading-${node.level}`} role="heading" aria-level="4">${inline(node.children)}</div>`,
  subtext: (node) => html`<p class="subtext">${inline(node.children)}</p>`,
  quote: (node) => html`<blockquote>${node.blocks.map(block)}</blockquote>`,
  code: (node) => html`<pre tabindex="0" aria-label=${say("page-code")}><code>${node.text}</code></pre>`,
  list: (node) => {
    const items = node.items.map((blocks) => html`<li>${blocks.map(block)}</li>`);
    return node.ordered ? html`<ol start=${node.start}>${items}</ol>` : html`<ul>${items}</ul>`;
  },
};

const block = (node) => BLOCKS[node.kind](node);

const INLINE = {
  text: (node) => node.text,
  break: () => html`<br />`,
  strong: (node) => html`<strong>${inline(node.children)}</strong>`,
  em: (node) => html`<em>${inline(node.children)}</em>`,
  underline: (node) => html`<u>${inline(node.children)}</u>`,
  strike: (node) => html`<s>${inline(node.children)}</s>`,
  spoiler: (node) => html`<${Spoiler}>${inline(node.children)}<//>`,
  code: (node) =>
    node.text.startsWith("/") ? html`<${CommandCode} text=${node.text} />` : html`<code>${node.text}</code>`,
  link: (node) => (targetOf(node.href) ? html`<${Jump} node=${node} />` : webLink(node)),
  mention: (node) => html`<${Mention} of=${node.of} id=${node.id} name=${node.name} />`,
  emoji: (node) => html`<${Emoji} emoji=${node} />`,
  time: (node) => html`<${Timestamp} seconds=${node.seconds} style=${node.style} />`,
};

const webLink = (node) =>
  html`<a href=${node.href} target="_blank" rel="noopener noreferrer nofollow">${inline(node.children)}</a>`;

/** Draws a link to a channel or message: "#games › message", or the link's text. */
function Jump({ node }) {
  const client = useClient();
  const target = targetOf(node.href);
  const channel = client.world.channels.get(target.channelId);
  if (!channel) return webLink(node);
  const bare = node.children.length === 1 && node.children[0].text === node.href;
  const title = client.channelTitle(channel);
  const name = target.messageId ? say("page-link-message", { channel: title }) : title;
  return html`<button class="mention" type="button" onClick=${() => client.jump(target)}>
    ${bare ? name : inline(node.children)}</button>`;
}

const inline = (nodes) => nodes.map((node) => INLINE[node.kind](node));

function Spoiler({ children }) {
  const [shown, setShown] = useState(false);
  if (shown) return html`<span class="spoiler spoiler-shown">${children}</span>`;
  const reveal = (event) => {
    event.preventDefault();
    setShown(true);
  };
  return html`<span class="spoiler" role="button" tabindex="0" aria-label=${say("page-spoiler-show")}
    onClick=${reveal} onKeyDown=${(event) => (event.key === "Enter" || event.key === " ") && reveal(event)}>
    <span aria-hidden="true">${children}</span>
  </span>`;
}

const MENTIONS = {
  user: (world, id) => {
    const member = world.members.get(id);
    return { text: `@${member?.name ?? say("page-unknown-member")}`, mine: id === world.you };
  },
  role: (world, id, _, you) => {
    const role = world.guild.roles.find((known) => known.id === id);
    return { text: `@${role?.name ?? say("page-unknown-role")}`, color: role?.color, mine: you?.roles.includes(id) };
  },
  everyone: (world, _, name) => ({ text: `@${name}`, mine: true }),
};

function Mention({ of, id, name }) {
  const client = useClient();
  if (of === "channel") {
    const channel = client.world.channels.get(id);
    if (!channel) return html`<span class="mention">#${say("page-unknown-channel")}</span>`;
    return html`<button class="mention" type="button" onClick=${() => client.show(id)}>${client.channelTitle(channel)}
      </button>`;
  }
  if (of === "command") {
    return html`<button class="mention" type="button" onClick=${() => client.fillComposer?.(`/${name}`)}>/${name}
      </button>`;
  }
  const { text, color, mine } = MENTIONS[of](client.world, id, name, client.you);
  return html`<span class=${classes("mention", mine && "mention-me")} style=${{ color: cssColor(color) }}>${text}
    </span>`;
}

/** Draws a command's name in code. A press writes the name into the composer. */
function CommandCode({ text }) {
  const client = useClient();
  const known = split(entriesOf(client.world.commands, placeOf(client.world, client.channel)), text);
  if (!known) return html`<code>${text}</code>`;
  return html`<button type="button" class="command-code" title=${say("page-write-command")}
    onClick=${() => client.fillComposer?.(text)}><code>${text}</code></button>`;
}

const TICK = 1000; // ms

function Timestamp({ seconds, style }) {
  const client = useClient();
  const [, tick] = useState(0);
  const date = new Date(seconds * 1000);
  useEffect(() => {
    if (style !== "R") return undefined;
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [seconds, style]);
  if (Number.isNaN(date.getTime())) return html`<time>${say("page-bad-date")}</time>`;
  const locale = usableLocale(client.you?.locale);
  return html`<time dateTime=${date.toISOString()} title=${fullDate(date, locale)}>${styled(date, style, locale)}
    </time>`;
}
