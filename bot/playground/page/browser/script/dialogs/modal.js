// A modal of the bot: text inputs, selects, groups, files and texts. It stays open until the server accepts its values.
import { Component, html } from "../vendor/preact.js";
import { classes, ClientContext, Icon } from "../ui.js";
import { Markdown } from "../markdown/view.js";
import { defaultsOf, SelectMenu } from "../parts/select.js";
import { Dialog } from "./dialog.js";
import { FileField } from "./file_field.js";
import { faultOf, fieldsOf, firstValue } from "./modal_values.js";
import { say } from "../words.js";

const TEXT_INPUT = 4;
const TEXT = 10;
const FILES = 19;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;
const SELECTS = [3, 5, 6, 7, 8];

export class ModalDialog extends Component {
  static contextType = ClientContext;

  constructor(props) {
    super(props);
    const values = Object.fromEntries(
      fieldsOf(props.modal).map(({ part }) => [part.custom_id, firstValue(part, defaultsOf)]),
    );
    this.state = { values, faults: {}, error: null, sending: false, sent: null };
  }

  set(part, value) {
    this.setState((state) => ({
      values: { ...state.values, [part.custom_id]: value },
      faults: { ...state.faults, [part.custom_id]: null },
      error: null,
    }));
  }

  submit = async (event) => {
    event.preventDefault();
    if (this.waiting()) return;
    const { modal } = this.props;
    const { values } = this.state;
    const faults = {};
    for (const { part } of fieldsOf(modal)) {
      const fault = faultOf(part, values[part.custom_id]);
      if (fault) faults[part.custom_id] = fault;
    }
    this.setState({ faults });
    const [first] = Object.keys(faults);
    if (first !== undefined) {
      document.getElementById(inputId(first))?.focus();
      return;
    }
    this.setState({ sending: true, error: null });
    try {
      const { interaction_id } = await this.context.submit(modal, values);
      this.setState({ sending: false, sent: interaction_id });
    } catch (refused) {
      this.setState({ sending: false, error: refused.message });
    }
  };

  /** Returns the interaction of the last submission; null if it is answered. */
  interaction() {
    return this.context.world.interactions.get(this.state.sent) ?? null;
  }

  waiting() {
    return this.state.sending || this.interaction()?.state === "sent";
  }

  render({ modal }, { values, faults, error }) {
    const close = () => this.context.closeModal(modal);
    const failed = this.interaction()?.state === "failed" ? say("page-no-answer") : null;
    const waiting = this.waiting();
    return html`<${Dialog} labelledBy="modal-title" className="modal" onClose=${close}>
      <form onSubmit=${this.submit} novalidate>
        <header class="modal-head"><h2 id="modal-title">${modal.title}</h2>
          <button type="button" class="icon-button" aria-label=${say("page-close")} onClick=${close}><${Icon} name="close" />
            </button></header>
        <div class="modal-parts">
          ${modal.components.map((part, index) =>
            part.type === TEXT
              ? html`<${Markdown} key=${index} text=${part.content} />`
              : fieldsOf({ components: [part] }).map(
                  (
                    field,
                  ) => html`<${Field} key=${field.part.custom_id} field=${field} value=${values[field.part.custom_id]}
                fault=${faults[field.part.custom_id]} first=${index === 0}
                  onChange=${(value) => this.set(field.part, value)} onSubmit=${this.submit} />`,
                ),
          )}
        </div>
        ${(error || failed) && html`<p class="form-error" role="alert"><${Icon} name="warning" /> ${error ?? failed}
          </p>`}
        <footer class="dialog-foot">
          <button type="button" class="button secondary" onClick=${close}>${say("page-cancel")}</button>
          <button type="submit" class=${classes("button primary", waiting && "waiting")}
            aria-disabled=${waiting ? "true" : undefined} aria-busy=${waiting ? "true" : undefined}>
            <span class="button-content">${say("page-submit")}</span>${waiting && html`<span class="dots" aria-hidden="true"><i></i><i>
              </i><i></i></span>`}
          </button>
        </footer>
      </form>
    <//>`;
  }
}

const inputId = (customId) => `modal-${customId}`;

function Field({ field, value, fault, first, onChange, onSubmit }) {
  const { part, label, description } = field;
  const id = inputId(part.custom_id);
  const required = part.type !== CHECKBOX && part.required !== false;
  const faultId = fault ? `${id}-fault` : undefined;
  const files = part.type === FILES;
  const select = SELECTS.includes(part.type);
  const group = part.type === RADIO || part.type === CHECKBOXES;
  const head = html`<span class="form-label" id=${`${id}-label`}>${label}${required && html`<span class="required"
    aria-hidden="true"> *</span>`}</span>
    ${description && html`<small class="form-description" id=${`${id}-about`}>${description}</small>`}`;
  return html`<div class="form-field">
    ${part.type === TEXT_INPUT ? html`<label for=${id}>${head}</label>` : part.type === CHECKBOX ? null : html`<div>
      ${head}</div>`}
    ${part.type === TEXT_INPUT && html`<${TextInput} part=${part} id=${id} value=${value} fault=${fault}
      faultId=${faultId} about=${description && `${id}-about`} first=${first} onChange=${onChange}
        onSubmit=${onSubmit} />`}
    ${group && html`<${Group} part=${part} id=${id} value=${value} onChange=${onChange} />`}
    ${part.type === CHECKBOX && html`<label class="tick"><input id=${id} type="checkbox" checked=${value}
      onChange=${(event) => onChange(event.target.checked)} /><span>${head}</span></label>`}
    ${select && html`<div id=${id} tabindex="-1"><${SelectMenu}
      part=${part} label=${label} values=${value} invalid=${Boolean(fault)} onChoose=${onChange} /></div>`}
    ${files && html`<${FileField} part=${part} id=${id} files=${value} faultId=${faultId} onChange=${onChange} />`}
    ${!known(part) && html`<p class="hint">${say("page-unknown-field", { type: part.type })}</p>`}
    ${fault && html`<small class="form-fault" id=${faultId} role="alert">${fault}</small>`}
  </div>`;
}

const known = ({ type }) => [TEXT_INPUT, FILES, RADIO, CHECKBOXES, CHECKBOX, ...SELECTS].includes(type);

function TextInput({ part, id, value, fault, faultId, about, first, onChange, onSubmit }) {
  const props = {
    id,
    value,
    placeholder: part.placeholder ?? "",
    maxlength: part.max_length ?? 4000,
    "aria-required": part.required === false ? undefined : "true",
    "aria-invalid": fault ? "true" : undefined,
    "aria-describedby": [about, faultId].filter(Boolean).join(" ") || undefined,
    autofocus: first,
    autocomplete: "off",
    onInput: (event) => onChange(event.target.value),
  };
  const onKeyDown = (event) => event.key === "Enter" && (event.ctrlKey || event.metaKey) && onSubmit(event);
  return part.style === 2
    ? html`<textarea rows="4" onKeyDown=${onKeyDown} ...${props}></textarea>`
    : html`<input type="text" ...${props} />`;
}

/** A group of radio buttons or checkboxes. */
function Group({ part, id, value, onChange }) {
  const radio = part.type === RADIO;
  const toggle = (picked, on) => onChange(on ? [...value, picked] : value.filter((other) => other !== picked));
  return html`<div id=${id} class="group" role=${radio ? "radiogroup" : "group"} aria-labelledby=${`${id}-label`}>
    ${part.options.map(
      (option) => html`<label key=${option.value} class="tick">
      <input type=${radio ? "radio" : "checkbox"} name=${id} value=${option.value}
        checked=${radio ? value === option.value : value.includes(option.value)}
        onChange=${(event) => (radio ? onChange(option.value) : toggle(option.value, event.target.checked))} />
      <span>${option.label}${option.description && html`<small>${option.description}</small>`}</span>
    </label>`,
    )}
  </div>`;
}
