// Draws Discord's components: legacy rows and Components V2.
import { html, useState } from "../vendor/preact.js";
import { classes, cssColor, Emoji, Icon, useClient } from "../ui.js";
import { targetOf } from "../jump.js";
import { Markdown } from "../markdown/view.js";
import { FileCard, Gallery, Thumbnail } from "./media.js";
import { SelectMenu } from "./select.js";
import { say } from "../words.js";

const ROW = 1;
const BUTTON = 2;
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;
const SELECTS = [3, 5, 6, 7, 8];

/**
 * @param parts    components of one level
 * @param message  the message of the components
 * @param busy     the custom_ids whose presses wait for replies
 */
export function Parts({ parts, message, busy }) {
  const keys = keysOf(parts);
  return html`<div class="parts">${parts.map((part, index) => html`<${Part} key=${keys[index]} part=${part}
    message=${message} busy=${busy} />`)}</div>`;
}

/**
 * Returns keys for parts. A part with the same key keeps its element and the focus. A button's custom_id may contain a
 * version, and its id is only a place. Therefore its key is its label without digits ("Undo 2").
 */
function keysOf(parts) {
  const seen = new Map();
  return parts.map((part) => {
    const meaning = [part.type, part.emoji?.name, part.label?.replace(/\d+/g, "#")].join("/");
    const count = seen.get(meaning) ?? 0;
    seen.set(meaning, count + 1);
    return `${meaning}/${count}`;
  });
}

function Part({ part, message, busy }) {
  switch (part.type) {
    case ROW:
      return html`<${Row} parts=${part.components} message=${message} busy=${busy} />`;
    case SECTION:
      return html`<div class="section"><${Parts} parts=${part.components} message=${message} busy=${busy} />
        <div class="accessory"><${Part} part=${part.accessory} message=${message} busy=${busy} /></div></div>`;
    case TEXT:
      return html`<${Markdown} text=${part.content} />`;
    case THUMBNAIL:
      return html`<${Thumbnail} part=${part} />`;
    case GALLERY:
      return html`<${Gallery} items=${part.items} />`;
    case FILE:
      return html`<${FileCard} name=${part.name ?? say("page-file")} size=${part.size} url=${part.file.url}
        spoiler=${part.spoiler} />`;
    case SEPARATOR:
      return html`<div
        class=${classes("separator", part.spacing === 2 && "separator-wide", part.divider !== false && "separator-line")}
        role=${part.divider !== false ? "separator" : "presentation"}></div>`;
    case CONTAINER:
      return html`<${Container} part=${part} message=${message} busy=${busy} />`;
    case BUTTON:
      return html`<${Button} part=${part} message=${message} busy=${busy} />`;
    default:
      return SELECTS.includes(part.type)
        ? html`<${MessageSelect} part=${part} message=${message} busy=${busy} />`
        : html`<p class="hint">${say("page-unknown-component", { type: part.type })}</p>`;
  }
}

/** Draws a spoiler. Its content cannot be seen, focused or read aloud until the reader shows it. */
function Container({ part, message, busy }) {
  const [hidden, setHidden] = useState(Boolean(part.spoiler));
  return html`<div class=${classes("container", part.accent_color != null && "accented", hidden && "container-hidden")}
    style=${{ "--accent-line": accent(part) }}>
    <div class="container-parts" inert=${hidden}><${Parts} parts=${part.components} message=${message} busy=${busy} />
      </div>
    ${hidden && html`<button type="button" class="container-cover" aria-label=${say("page-spoiler-show")}
      onClick=${() => setHidden(false)}><span class="picture-cover">${say("page-spoiler")}</span></button>`}
  </div>`;
}

const accent = (part) => (part.accent_color == null ? null : (cssColor(part.accent_color) ?? "#000000"));

function Row({ parts, message, busy }) {
  const keys = keysOf(parts);
  return html`<div class="row">${parts.map((part, index) => html`<${Part} key=${keys[index]} part=${part}
    message=${message} busy=${busy} />`)}</div>`;
}

const PREMIUM = 6; // Discord adds the label and the price to a button of this style.
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** Draws a button. It uses aria-disabled, because `disabled` would take the focus away from it. */
function Button({ part, message, busy }) {
  const client = useClient();
  const content = html`${part.emoji && html`<${Emoji} emoji=${part.emoji} />`}${part.label && html`<span>${part.label}
    </span>`}`;
  const name = part.label ?? part.emoji?.name ?? say("page-button");
  if (part.style === 5 && client.world.channels.has(targetOf(part.url)?.channelId)) {
    return html`<button type="button" class="button link" aria-label=${part.label ? undefined : name}
      onClick=${() => client.jump(targetOf(part.url))}>${content}</button>`;
  }
  if (part.style === 5) {
    return html`<a class="button link" href=${safeAddress(part.url)} target="_blank" rel="noopener noreferrer nofollow"
      aria-label=${part.label ? undefined : name}>
      ${content}<${Icon} name="link" /></a>`;
  }
  if (part.style === PREMIUM) {
    return html`<button type="button" class="button secondary" aria-disabled="true"
      title=${say("page-not-sold")}>Premium</button>`;
  }
  const pressed = busy.includes(part.custom_id);
  const off = part.disabled || busy.length > 0;
  return html`<button type="button" class=${classes("button", STYLES[part.style], pressed && "waiting")}
    aria-disabled=${off ? "true" : undefined}
    aria-busy=${pressed ? "true" : undefined} aria-label=${part.label ? undefined : name}
      onClick=${() => !off && client.click(message, part.custom_id)}>
    <span class="button-content">${content}</span>
    ${pressed && html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`}
  </button>`;
}

/** Returns the address if it is a web address, else undefined. */
const safeAddress = (url) => (/^https?:\/\//i.test(url ?? "") ? url : undefined);

function MessageSelect({ part, message, busy }) {
  const client = useClient();
  return html`<${SelectMenu} part=${part} label=${part.placeholder ?? say("page-select")}
    busy=${busy.includes(part.custom_id)}
    off=${part.disabled || busy.length > 0} onChoose=${(values) => client.select(message, part.custom_id, values)} />`;
}
