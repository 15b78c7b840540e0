// The line for a plain message. A slash at its start opens the list of commands.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { Icon } from "../ui.js";
import { named, needsNothing, search } from "./commands.js";
import { nameOf } from "./values.js";
import { optionId, Picker } from "./picker.js";
import { say, sayWith } from "../words.js";

const LONGEST = 2000;
/** Returns the number of characters, counted as the playground does. JavaScript counts some emoji as two. */
const lengthOf = (text) => [...text.trim()].length;
const NARROW = matchMedia("(max-width: 700px)");

const itemOf = (entry) => ({
  key: entry.id,
  entry,
  label: `/${entry.shown}`,
  description: entry.description,
  hint: entry.options
    .filter((option) => option.required)
    .map(nameOf)
    .join(" · "),
});

export function TextLine({ client, channel, entries, text, onWrite, onChoose, focusCount }) {
  const input = useRef();
  const [active, setActive] = useState(null); // the index of the chosen entry; null if the reader has chosen none
  const [closedFor, setClosedFor] = useState(null); // the text for which Escape closed the list
  const [error, setError] = useState(null);

  useEffect(() => {
    if (client.link === "up") setError(null);
  }, [client.link]);
  useLayoutEffect(() => {
    // On a touch screen the focus opens a keyboard, so the focus moves only if the page asks for it.
    if (focusCount || matchMedia("(hover: hover)").matches) input.current.focus();
  }, [focusCount]);
  useLayoutEffect(() => {
    const line = input.current;
    line.style.height = "auto";
    line.style.height = `${line.scrollHeight}px`;
  }, [text]);

  const asks = text.startsWith("/") && !text.includes("\n");
  const items = asks && closedFor !== text ? search(entries, text).map(itemOf) : [];
  const open = items.length > 0;
  const whole = open ? named(entries, text) : null;
  const likeliest = items.findIndex((item) => item.entry.id === whole?.id);
  const at = Math.min(active ?? Math.max(likeliest, 0), items.length - 1);
  const ready = whole && at === likeliest && needsNothing(whole); // a whole command line: Enter sends it

  const use = async () => {
    onWrite("");
    setError(null);
    try {
      await client.slash(whole, {});
    } catch (refused) {
      onWrite(text);
      setError(refused.message);
    }
  };
  const send = async () => {
    const content = text.trim();
    if (!content) return;
    if (ready) {
      await use();
      return;
    }
    const characters = lengthOf(content);
    if (characters > LONGEST) {
      setError(say("page-message-long", { most: LONGEST, count: characters }));
      return;
    }
    onWrite("");
    setError(null);
    try {
      await client.post(content);
    } catch (refused) {
      onWrite(content);
      setError(refused.message);
    }
  };
  const onInput = (event) => {
    setActive(null);
    setError(null);
    if (event.target.value && !event.target.value.startsWith("/")) client.sayTyping();
    onWrite(event.target.value);
  };
  const onKeyDown = (event) => {
    if (event.isComposing) return;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      setActive((at + (event.key === "ArrowDown" ? 1 : items.length - 1)) % items.length);
    } else if (ready && event.key === "Enter" && !event.shiftKey) {
      use();
    } else if (open && (event.key === "Tab" || event.key === "Enter") && !event.shiftKey) {
      onChoose(items[at].entry);
    } else if (open && event.key === "Escape") {
      setClosedFor(text);
    } else if (event.key === "Escape" && client.screen.replyTo) {
      client.setScreen({ replyTo: null });
    } else if (event.key === "Enter" && !event.shiftKey) {
      send();
    } else return;
    event.preventDefault();
  };
  const where = client.channelTitle(channel);
  const left = LONGEST - lengthOf(text);
  return html`
    ${
      open &&
      html`<${Picker} label=${say("page-commands")} items=${items} active=${at} onPick=${(item) => onChoose(item.entry)}
        onActive=${setActive}
      head=${html`<b>${text === "/" ? say("page-commands") : say("page-commands-like", { text })}</b>${ready && html` <span
        class="keys">${sayWith("page-enter-sends", { enter: html`<kbd>Enter</kbd>` })}</span>`}`} />`
    }
    ${asks && !open && closedFor !== text && html`<div class="picker"><p class="picker-note"
      role="status">${say("page-no-command")}</p></div>`}
    <div class="composer-line">
      <button type="button" class="icon-button" aria-label=${say("page-commands")} title=${say("page-commands")} onClick=${() => {
        setClosedFor(null);
        onWrite("/");
        input.current.focus();
      }}><${Icon} name="slash" /></button>
      <textarea ref=${input} data-writes rows="1" value=${text}
        placeholder=${say(NARROW.matches ? "page-message-in" : "page-message-or", { channel: where })}
          aria-label=${say("page-message-in", { channel: where })}
        role="combobox" aria-autocomplete="list" aria-expanded=${open ? "true" : "false"}
          aria-controls=${open ? "picker" : undefined}
        aria-activedescendant=${open ? optionId(at) : undefined} onInput=${onInput} onKeyDown=${onKeyDown}
          enterkeyhint="send"></textarea>
      ${left < 200 && html`<span class=${left < 0 ? "count count-over" : "count"}>${left}</span>`}
      <button type="button" class="icon-button send" aria-label=${say("page-send")} aria-disabled=${text.trim() ? undefined : "true"}
        onClick=${() => {
        send();
        input.current.focus();
      }}><${Icon} name="send" /></button>
    </div>
    ${error && html`<p class="composer-error" role="alert">${error}</p>`}
  `;
}
