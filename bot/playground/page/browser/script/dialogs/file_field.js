// A field of a modal for files. The reader chooses, drops and removes files.
import { html, useState } from "../vendor/preact.js";
import { classes, Icon } from "../ui.js";
import { say, sizeText } from "../words.js";

export function FileField({ part, id, files, faultId, onChange }) {
  const [over, setOver] = useState(false);
  const most = part.max_values ?? 1;
  const add = (list) => onChange(most === 1 ? [...list].slice(0, 1) : [...files, ...list]);
  const onPick = (event) => {
    add(event.target.files);
    event.target.value = ""; // Otherwise the reader could not choose the same file again.
  };
  const onDrop = (event) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const onDragOver = (event) => {
    event.preventDefault();
    setOver(true);
  };
  const takeBack = (file) => {
    onChange(files.filter((other) => other !== file));
    document.getElementById(id)?.focus();
  };
  return html`<div class="files">
    <label class=${classes("drop", over && "drop-over")} onDrop=${onDrop} onDragOver=${onDragOver}
      onDragLeave=${() => setOver(false)}>
      <input id=${id} class="spoken" type="file" multiple=${most > 1} aria-labelledby=${`${id}-label ${id}-pick`}
        aria-describedby=${faultId} aria-invalid=${faultId ? "true" : undefined} onChange=${onPick} />
      <${Icon} name="file" /> <span id=${`${id}-pick`}>${say("page-choose-files", { count: most })}</span>
      <small>${say("page-drop-files", { count: most })}</small>
    </label>
    ${
      files.length > 0 &&
      html`<ul>${files.map(
        (file, index) => html`<li key=${`${index}/${file.name}`} class="chosen-file">
        <span><b>${file.name}</b> <small>${sizeText(file.size)}</small></span>
        <button type="button" class="icon-button" aria-label=${say("page-without", { name: file.name })}
          onClick=${() => takeBack(file)}><${Icon} name="close" /></button>
      </li>`,
      )}</ul>`
    }
  </div>`;
}
