// The line for a command: its name, a field for each used option, and a field to add other options.
import { Component, html } from "../vendor/preact.js";
import { classes, Icon } from "../ui.js";
import { optionId, Picker } from "./picker.js";
import { candidates, candidatesOf, nameOf, rangeOf, readField } from "./values.js";
import { say, sayWith } from "../words.js";

const PAUSE = 140; // ms without a key before the page asks for choices
const ADD = ""; // the name of the last field, which adds options

export class CommandLine extends Component {
  constructor(props) {
    super(props);
    const { entry, values } = props;
    const fields = Object.fromEntries([...values].map(([name, text]) => [name, { text, choice: null }]));
    this.state = {
      fields,
      shown: entry.options.filter((option) => option.required || fields[option.name]).map((option) => option.name),
      focused: null, // the name of the option that has the focus, or ADD
      adding: "",
      open: false,
      active: 0,
      moved: false, // whether the reader chose the active entry with the arrows
      suggestions: null, // {name, items, note} of the autocomplete
      error: null, // {name: of the wrong option, or null for the whole command, message}
      sending: false,
    };
    this.inputs = new Map();
    this.asked = 0;
    this.enterWaits = false; // whether Enter was pressed before its suggestions came
  }

  componentDidMount() {
    this.focusOn(this.firstMissing() ?? ADD);
  }

  componentWillUnmount() {
    clearTimeout(this.timer);
    this.asked = -1;
  }

  componentDidUpdate() {
    if (this.focusNext === undefined) return;
    const name = this.focusNext;
    this.focusNext = undefined;
    this.inputs.get(name)?.focus();
  }

  // ---- the fields ----

  option(name) {
    return this.props.entry.options.find((option) => option.name === name);
  }

  read(name) {
    return readField(this.option(name), this.state.fields[name], this.props.client.world);
  }

  firstMissing() {
    return this.state.shown.find((name) => this.read(name).error) ?? null;
  }

  /** Returns the values that are valid so far. */
  values(except) {
    const values = {};
    for (const name of this.state.shown) {
      const { value } = this.read(name);
      if (name !== except && value !== undefined) values[name] = value;
    }
    return values;
  }

  focusOn(name) {
    if (this.inputs.has(name)) this.inputs.get(name).focus();
    else this.focusNext = name;
  }

  setField(name, field) {
    this.setState((state) => ({ fields: { ...state.fields, [name]: field }, error: null }));
  }

  addOption(name) {
    this.focusNext = name;
    this.setState((state) => ({
      adding: "",
      shown: state.shown.includes(name) ? state.shown : [...state.shown, name],
    }));
  }

  removeOption(name) {
    const { shown, fields } = this.state;
    this.focusNext = shown[shown.indexOf(name) - 1] ?? ADD;
    const rest = { ...fields };
    delete rest[name];
    this.setState({ shown: shown.filter((other) => other !== name), fields: rest, error: null });
  }

  /** Returns the options that can be added and match the text in the last field. */
  addable() {
    const wanted = this.state.adding.trim().toLowerCase();
    return this.props.entry.options
      .filter((option) => !this.state.shown.includes(option.name) && nameOf(option).toLowerCase().startsWith(wanted))
      .map((option) => ({
        key: option.name,
        option,
        label: nameOf(option),
        description: option.shown_description ?? option.description,
        hint: say("page-optional"),
      }));
  }

  // ---- the list ----

  items() {
    const { focused, open, suggestions } = this.state;
    if (!open || focused === null) return [];
    if (focused === ADD) return this.addable();
    const option = this.option(focused);
    if (!option) return [];
    const found = option.autocomplete
      ? suggestions?.name === focused
        ? suggestions.items
        : []
      : candidates(
          option,
          this.state.fields[focused]?.choice ? "" : (this.state.fields[focused]?.text ?? ""),
          this.props.client.world,
        );
    return found.map((candidate) => ({ ...candidate, key: String(candidate.value) }));
  }

  askForSuggestions(name, pause = PAUSE) {
    if (!this.option(name).autocomplete) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fetchSuggestions(name), pause);
  }

  async fetchSuggestions(name) {
    const { client, entry } = this.props;
    this.asked += 1;
    const mine = this.asked;
    const text = this.state.fields[name]?.text ?? "";
    let answer;
    try {
      const { choices } = await client.autocomplete(entry, { ...this.values(name), [name]: text }, name);
      const note = choices.length ? null : say("page-nothing-fits");
      answer = { name, text, items: candidatesOf(choices), note };
    } catch (refused) {
      const note = refused.code === "closed" ? say("page-options-failed") : refused.message;
      answer = { name, text, items: [], note };
    }
    if (mine === this.asked) this.setState({ suggestions: answer, active: 0 }, () => this.enterWaits && this.enter(name));
  }

  /** Returns whether the suggestions for the current text have not come yet. */
  isWaiting(name) {
    const { suggestions, open, fields } = this.state;
    if (!open || !this.option(name)?.autocomplete || fields[name]?.choice) return false;
    return suggestions?.name !== name || suggestions.text !== (fields[name]?.text ?? "");
  }

  pick = (item, then = () => this.focusOn(this.firstMissing() ?? ADD)) => {
    const { focused } = this.state;
    if (focused === ADD) {
      this.addOption(item.option.name);
      return;
    }
    this.setField(focused, { text: item.label, choice: item });
    this.setState({ open: false }, then);
  };

  // ---- writing ----

  onFocus(name) {
    this.enterWaits = false;
    this.setState({ focused: name, open: true, active: 0, moved: false });
    if (name !== ADD) this.askForSuggestions(name, 0);
  }

  onInput(name, written) {
    this.enterWaits = false;
    this.setState({ open: true, active: 0, moved: false });
    // "A1 to:" moves the focus to the field of that name, as in Discord.
    const jump = /(?:^|\s)([^\s:]+):$/.exec(written);
    const target = jump && this.props.entry.options.find((option) => [nameOf(option), option.name].includes(jump[1]));
    if (target && target.name !== name) {
      if (name !== ADD) this.setField(name, { text: written.slice(0, jump.index).trim(), choice: null });
      this.addOption(target.name);
      return;
    }
    if (name === ADD) {
      this.setState({ adding: written });
      return;
    }
    this.setField(name, { text: written, choice: null });
    this.askForSuggestions(name);
  }

  onKeyDown(name, event) {
    if (event.isComposing) return;
    const items = this.items();
    const { active, moved } = this.state;
    const text = name === ADD ? this.state.adding : (this.state.fields[name]?.text ?? "");
    if (items.length && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const first = !moved && name === ADD && !text;
      const next = first
        ? event.key === "ArrowDown"
          ? 0
          : items.length - 1
        : (active + (event.key === "ArrowDown" ? 1 : items.length - 1)) % items.length;
      this.setState({ active: next, moved: true });
    } else if (event.key === "Enter") {
      this.enter(name);
    } else if (event.key === "Tab" && !event.shiftKey && this.meant(name)) {
      this.pick(this.meant(name));
    } else if (event.key === "Escape") {
      if (items.length && name !== ADD) this.setState({ open: false });
      else this.props.onLeave();
    } else if (event.key === "Backspace" && text === "") {
      this.backspace(name);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Returns the entry that Enter and Tab take. An optional option takes an entry only after typing or an arrow key. */
  meant(name) {
    const { active, moved, adding, fields } = this.state;
    const text = name === ADD ? adding : (fields[name]?.text ?? "");
    if (fields[name]?.choice || this.isWaiting(name)) return null;
    const asked = moved || text.trim() !== "" || this.option(name)?.required;
    return (asked && this.items()[active]) || null;
  }

  /**
   * Take the active entry, or send the command if there is none. Enter waits for suggestions that have not come yet. If
   * no option is left to fill in or to add, the last value also sends the command.
   */
  enter(name) {
    const item = this.meant(name);
    const text = this.state.fields[name]?.text.trim() ?? "";
    this.enterWaits = this.isWaiting(name) && Boolean(text || this.option(name).required);
    if (this.enterWaits || this.state.sending) return;
    if (!item) this.send();
    else if (name === ADD || this.addable().length) this.pick(item);
    else this.pick(item, () => (this.firstMissing() ? this.focusOn(this.firstMissing()) : this.send()));
  }

  /** Backspace in an empty field removes an optional field, turns the command into text, or goes a field back. */
  backspace(name) {
    const { shown } = this.state;
    const { entry, onLeave } = this.props;
    if (name === ADD && shown.length) this.focusOn(shown.at(-1));
    else if (name !== ADD && !this.option(name).required) this.removeOption(name);
    else if (name === ADD || shown.indexOf(name) === 0) onLeave(`/${entry.shown}`);
    else this.focusOn(shown[shown.indexOf(name) - 1]);
  }

  async send() {
    const missing = this.firstMissing();
    if (missing) {
      this.setState({ error: { name: missing, message: this.read(missing).error } });
      this.focusOn(missing);
      return;
    }
    this.setState({ sending: true, error: null, open: false });
    try {
      await this.props.client.slash(this.props.entry, this.values());
      this.props.onLeave();
    } catch (refused) {
      this.setState({ sending: false, error: { name: null, message: refused.message } });
    }
  }

  // ---- the view ----

  render({ entry, onLeave }, { shown, error, sending, focused, suggestions, open }) {
    const items = this.items();
    const active =
      focused === ADD && !this.state.moved && !this.state.adding ? -1 : Math.min(this.state.active, items.length - 1);
    const note = open && suggestions?.name === focused ? suggestions.note : null;
    const list = { items, active };
    return html`
      <${Picker} label=${focused ? say("page-values", { option: nameOf(this.option(focused)) }) : say("page-options")} items=${items}
        active=${active} note=${note}
        onPick=${this.pick} onActive=${(index) => this.setState({ active: index, moved: true })}
          head=${this.head(items)} />
      <div class=${classes("composer-line", "command-line", sending && "sending")} role="group"
        aria-label=${say("page-slash", { command: entry.shown })}>
        <span class="command-chip">/${entry.shown}</span>
        ${shown.map((name) => this.field(name, list))}
        <input ref=${(input) => this.keep(ADD, input)} class="add-option" type="text"
          data-writes=${shown.length ? undefined : true} autocomplete="off" spellcheck=${false}
          aria-label=${this.addable().length ? say("page-add-option") : say("page-press-enter")}
            placeholder=${this.addable().length ? say("page-more-options") : ""}
          ...${this.inputProps(ADD, list)} value=${this.state.adding} enterkeyhint="send" />
        <span class="spring"></span>
        <button type="button" class="icon-button" aria-label=${say("page-leave-command")} title=${say("page-leave-command-key")}
          onClick=${() => onLeave()}><${Icon} name="close" /></button>
        <button type="button" class="icon-button send" aria-label=${say("page-send")} aria-busy=${sending ? "true" : undefined}
          onClick=${() => !sending && this.send()}><${Icon} name="send" /></button>
      </div>
      ${error && html`<p id="composer-error" class="composer-error" role="alert">${
        error.name
          ? sayWith("page-fault", { option: html`<b>${nameOf(this.option(error.name))}</b>`, fault: error.message })
          : error.message
      }</p>`}
    `;
  }

  head(items) {
    const { focused } = this.state;
    const { entry } = this.props;
    const option = focused ? this.option(focused) : null;
    if (!option)
      return html`<b>/${entry.shown}</b> <span>${entry.description}</span>${items.length === 0 && html`<span
        class="keys">${sayWith("page-enter-sends", { enter: html`<kbd>Enter</kbd>` })}</span>`}`;
    const range = rangeOf(option);
    return html`<b>${nameOf(option)}</b> <span>
      ${option.shown_description ?? option.description}${range && ` (${range})`}</span>${!option.required && html`<span
        class="choice-hint">${say("page-optional")}</span>`}`;
  }

  keep(name, input) {
    if (input) this.inputs.set(name, input);
    else this.inputs.delete(name);
  }

  inputProps(name, { items, active }) {
    const open = this.state.focused === name && items.length > 0;
    return {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": open ? "true" : "false",
      "aria-controls": open ? "picker" : undefined,
      "aria-activedescendant": open && active >= 0 ? optionId(active) : undefined,
      onFocus: () => this.onFocus(name),
      onClick: () => this.setState({ open: true }),
      onInput: (event) => this.onInput(name, event.target.value),
      onKeyDown: (event) => this.onKeyDown(name, event),
    };
  }

  field(name, list) {
    const option = this.option(name);
    if (!option) return null;
    const { fields, error } = this.state;
    const wrong = error?.name === name;
    const text = fields[name]?.text ?? "";
    return html`<span key=${name} class=${classes("field", wrong && "field-wrong")}>
      <label for=${`option-${name}`}>${nameOf(option)}</label>
      <input ref=${(input) => this.keep(name, input)} id=${`option-${name}`} type="text" data-writes
        inputmode=${option.type === 4 && !option.autocomplete ? "numeric" : undefined}
        autocomplete="off" autocapitalize="off" spellcheck=${false} size=${Math.max(text.length, 3)} value=${text}
          aria-required=${option.required ? "true" : undefined}
        aria-invalid=${wrong ? "true" : undefined} aria-errormessage=${wrong ? "composer-error" : undefined}
          enterkeyhint="send" ...${this.inputProps(name, list)} />
      ${!option.required && html`<button type="button" tabindex="-1" class="field-remove"
        aria-label=${say("page-without", { name: nameOf(option) })} onClick=${() => this.removeOption(name)}><${Icon} name="close" />
          </button>`}
    </span>`;
  }
}
