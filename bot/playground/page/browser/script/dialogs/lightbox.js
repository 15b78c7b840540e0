// A picture as large as the window, with its description below.
import { html, useEffect } from "../vendor/preact.js";
import { Icon, useClient } from "../ui.js";
import { Dialog } from "./dialog.js";
import { say } from "../words.js";

export function Lightbox({ box }) {
  const client = useClient();
  const { items, index } = box;
  const { url, description } = items[index];
  const go = (step) => client.setScreen({ lightbox: { items, index: (index + step + items.length) % items.length } });
  const close = () => client.setScreen({ lightbox: null });
  useEffect(() => {
    const onKey = (event) => {
      if (event.key === "ArrowRight") go(1);
      else if (event.key === "ArrowLeft") go(-1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [index]);
  return html`<${Dialog} label=${say("page-picture-of", { number: index + 1, count: items.length })} className="lightbox" onClose=${close}>
    <img src=${url} alt=${description} onClick=${close} />
    ${description && html`<p class="lightbox-text" tabindex="0">${description}</p>`}
    <div class="lightbox-bar">
      ${
        items.length > 1 &&
        html`<button type="button" class="icon-button turn-left" aria-label=${say("page-picture-before")} onClick=${() => go(-1)}>
          <${Icon} name="chevron" /></button>
        <button type="button" class="icon-button turn-right" aria-label=${say("page-picture-after")} onClick=${() => go(1)}><${Icon}
          name="chevron" /></button>`
      }
      <a class="icon-button" href=${url} target="_blank" rel="noopener" aria-label=${say("page-picture-tab")}
        title=${say("page-open-tab")}><${Icon} name="link" /></a>
      <button type="button" class="icon-button" aria-label=${say("page-close")} onClick=${close} autofocus><${Icon} name="close" />
        </button>
    </div>
  <//>`;
}
