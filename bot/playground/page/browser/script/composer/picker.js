// The list above the composer. The focus stays in the composer, which names the active entry (aria-activedescendant).
import { html, useEffect, useRef } from "../vendor/preact.js";
import { Avatar, classes, cssColor } from "../ui.js";

export const optionId = (index) => `picker-${index}`;

/**
 * @param items   [{key, label, description, member, color, hint}]
 * @param active  index, -1 for none
 */
export function Picker({ id = "picker", label, head, items, active, onPick, onActive, note }) {
  const list = useRef();
  useEffect(
    () => list.current?.querySelector("[data-active=true]")?.scrollIntoView({ block: "nearest" }),
    [active, items],
  );
  return html`<div class="picker">
    ${head && html`<div class="picker-head">${head}</div>`}
    ${
      items.length > 0 &&
      html`<div ref=${list} id=${id} role="listbox" aria-label=${label} class="listbox">
      ${items.map(
        (
          item,
          index,
        ) => html`<div key=${item.key} id=${optionId(index)} role="option"
          aria-selected=${index === active ? "true" : "false"}
        data-active=${index === active ? "true" : "false"} class=${classes("choice", index === active && "active")}
        onPointerDown=${(event) => event.preventDefault()} onClick=${() => onPick(item)}
          onPointerMove=${() => index !== active && onActive(index)}>
        ${item.member && html`<${Avatar} member=${item.member} size="s" />`}
        <span class="choice-text"><span class="choice-label" style=${{ color: cssColor(item.color) }}>${item.label}
          </span>${item.description && html`<small>${item.description}</small>`}</span>
        ${item.hint && html`<span class="choice-hint">${item.hint}</span>`}
      </div>`,
      )}
    </div>`
    }
    ${note && html`<p class="picker-note" role="status">${note}</p>`}
  </div>`;
}
