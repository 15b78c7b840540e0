// Discord's markdown as a tree of plain values. This file does not use the DOM, so no text can become markup.
//
//   parse(text) -> [block]
//   block   {kind: "heading", level, children} · {kind: "subtext", children} · {kind: "paragraph", children}
//           {kind: "quote", blocks} · {kind: "code", language, text}
//           {kind: "list", ordered, start, items: [[block]]}
//   inline  {kind: "text", text} · {kind: "strong" | "em" | "underline" | "strike" | "spoiler", children}
//           {kind: "break"} · {kind: "code", text} · {kind: "link", href, children} · {kind: "time", seconds, style}
//           {kind: "emoji", id, name} · {kind: "mention", of: "user" | "role" | "channel" | "everyone" | "command", id, name}

const FENCE = /```(?:([\w+#.-]+)\n|\n)?([\s\S]*?)```/g;

/** @returns {Array<object>} the blocks of a text */
export function parse(text) {
  const blocks = [];
  let end = 0;
  for (const match of text.matchAll(FENCE)) {
    if (!match[2].trim()) continue;
    blocks.push(...parseLines(text.slice(end, match.index)));
    blocks.push({ kind: "code", language: match[1] ?? "", text: match[2].replace(/\n$/, "") });
    end = match.index + match[0].length;
    if (text[end] === "\n") end += 1;
  }
  return [...blocks, ...parseLines(text.slice(end))];
}

const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const QUOTE = /^> (.*)$/;
const QUOTE_REST = /^>>> /;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

/** `quoted` says whether the lines are inside a quote, where another quote mark is text. */
function parseLines(text, quoted = false) {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  const blocks = [];
  let plain = [];
  const flush = () => {
    if (plain.some((line) => line.trim())) blocks.push({ kind: "paragraph", children: parseInline(plain.join("\n")) });
    plain = [];
  };
  let at = 0;
  while (at < lines.length) {
    const read = readBlock(lines, at, quoted);
    if (read) {
      flush();
      blocks.push(read.block);
      at = read.next;
    } else {
      plain.push(lines[at]);
      at += 1;
    }
  }
  flush();
  return blocks;
}

/** Returns the block that begins at this line, and the line after it; null for plain text. */
function readBlock(lines, at, quoted) {
  const line = lines[at];
  let match;
  if ((match = HEADING.exec(line))) {
    return { block: { kind: "heading", level: match[1].length, children: parseInline(match[2]) }, next: at + 1 };
  }
  if ((match = SUBTEXT.exec(line))) {
    return { block: { kind: "subtext", children: parseInline(match[1]) }, next: at + 1 };
  }
  if (!quoted && QUOTE_REST.test(line)) {
    const rest = [line.replace(QUOTE_REST, ""), ...lines.slice(at + 1)].join("\n");
    return { block: { kind: "quote", blocks: parseLines(rest, true) }, next: lines.length };
  }
  if (!quoted && QUOTE.test(line)) {
    const inside = [];
    while (at < lines.length && (match = QUOTE.exec(lines[at]))) {
      inside.push(match[1]);
      at += 1;
    }
    return { block: { kind: "quote", blocks: parseLines(inside.join("\n"), true) }, next: at };
  }
  return ITEM.test(line) ? readList(lines, at) : null;
}

function readList(lines, at) {
  const [, indent, mark] = ITEM.exec(lines[at]);
  const ordered = mark.endsWith(".");
  const items = [];
  while (at < lines.length) {
    const match = ITEM.exec(lines[at]);
    if (!match || match[1].length < indent.length) break;
    if (match[1].length > indent.length + 1 && items.length) {
      const nested = readList(lines, at);
      items.at(-1).push(nested.block);
      at = nested.next;
      continue;
    }
    if (match[2].endsWith(".") !== ordered) break;
    items.push([{ kind: "paragraph", children: parseInline(match[3]) }]);
    at += 1;
  }
  return { block: { kind: "list", ordered, start: ordered ? parseInt(mark, 10) : 1, items }, next: at };
}

const wrap = (kind) => (match, depth) => ({ kind, children: parseInline(match[1], depth + 1) });
const mention = (of) => (match) => ({ kind: "mention", of, id: match[1] });
const text = (written) => ({ kind: "text", text: written });

// The parser tries these rules in this order at each place. Each expression is sticky.
const RULES = [
  [/\\([^a-zA-Z0-9\s])/y, (match) => text(match[1])],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    (match) => ({ kind: "time", seconds: Number(match[1]), style: match[2] ?? "f" }),
  ],
  [/<@!?(\d+)>/y, mention("user")],
  [/<@&(\d+)>/y, mention("role")],
  [/<#(\d+)>/y, mention("channel")],
  [/<\/([^:<>\n]{1,100}):(\d+)>/y, (match) => ({ kind: "mention", of: "command", name: match[1], id: match[2] })],
  [/<a?:(\w{2,32}):(\d+)>/y, (match) => ({ kind: "emoji", id: match[2], name: match[1] })],
  [/@(everyone|here)\b/y, (match) => ({ kind: "mention", of: "everyone", name: match[1] })],
  [/<(https?:\/\/[^\s<>]+)>/y, (match) => link(match[1], [text(match[1])], match[0])],
  [
    /\[((?:\\.|[^\\[\]\n])+)\]\(\s*<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"\n]*")?\s*\)/y,
    (match, depth) => link(match[2], parseInline(match[1], depth + 1, true), match[0]),
  ],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])!?*_~|]/y, (match) => link(match[0], [text(match[0])], match[0])],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap("underline")],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|[^\\*])+?)(?<=\S)\*(?!\*)/y, wrap("em")],
  [/(?<!\w)_(?=\S)((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/y, wrap("em")],
  [/~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/y, wrap("strike")],
  [/\|\|((?:\\[\s\S]|[^\\])+?)\|\|/y, wrap("spoiler")],
  [/\n/y, () => ({ kind: "break" })],
];

// Matches plain text up to the next character with which a rule could begin.
const PLAIN = /[\s\S][^\\`<@[h*_~|\n]*/y;
const DEEPEST = 12; // Deeper nesting stays text.

/** @returns {Array<object>} the inline nodes of a text; `linked`: whether a link contains the text */
export function parseInline(written, depth = 0, linked = false) {
  if (depth > DEEPEST) return [text(written)];
  const nodes = [];
  let at = 0;
  while (at < written.length) {
    const node = readInline(written, at, depth);
    const last = nodes.at(-1);
    if (node.kind === "text" && last?.kind === "text") last.text += node.text;
    else if (node.kind === "link" && linked) nodes.push(text(written.slice(at, node.end)));
    else nodes.push(node);
    at = node.end;
  }
  return nodes;
}

function readInline(written, at, depth) {
  for (const [rule, make] of RULES) {
    rule.lastIndex = at;
    const match = rule.exec(written);
    if (match) return { ...make(match, depth), end: at + match[0].length };
  }
  if (written[at] === "`") return readCode(written, at);
  PLAIN.lastIndex = at;
  const [plain] = PLAIN.exec(written);
  return { ...text(plain), end: at + plain.length };
}

/** Reads code between two runs of equally many backticks. A run without a second run is text.
 *
 * A regular expression would try each number of backticks at each place, which takes minutes for a long line of them.
 */
function readCode(written, at) {
  const runs = written.slice(at).matchAll(/`+/g);
  const opening = runs.next().value[0];
  let closing = null;
  for (const run of runs) {
    if (run[0].length <= opening.length && run[0].length > (closing?.[0].length ?? 0)) closing = run;
    if (closing?.[0].length === opening.length) break;
  }
  if (!closing) return { ...text(opening), end: at + opening.length };
  const inside = written.slice(at + closing[0].length, at + closing.index);
  return { kind: "code", text: inside.trim() || inside, end: at + closing.index + closing[0].length };
}

/** Returns a link if the address is a web address, else the unchanged text. */
function link(href, children, written) {
  try {
    const { protocol } = new URL(href);
    if (protocol === "https:" || protocol === "http:") return { kind: "link", href, children };
  } catch {
    // The text is no address.
  }
  return text(written);
}
