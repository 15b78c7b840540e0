// Select menus in messages and modals: a control with the chosen values, and a list of choices beside it.
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { Avatar, classes, cssColor, Emoji, Icon, useClient } from "../ui.js";
import { Popover } from "../popover.js";
import { say } from "../words.js";

const STRING = 3;
const SEARCHED_FROM = 9; // A list with this many choices has a search field.

/** Returns the choices of a select: {value, label, description, emoji, member, color}. */
export function choicesOf(part, world) {
  if (part.type === STRING) return part.options;
  const members = () =>
    [...world.members.values()].map((member) => ({ value: member.id, label: member.name, member, kind: "user" }));
  const roles = () =>
    world.guild.roles.map((role) => ({
      value: role.id,
      label: `@${role.name.replace(/^@/, "")}`,
      color: role.color,
      kind: "role",
    }));
  const channels = () =>
    [...world.channels.values()]
      .filter(
        (channel) => channel.type !== 1 && (!part.channel_types?.length || part.channel_types.includes(channel.type)),
      )
      .map((channel) => ({ value: channel.id, label: `#${channel.name}`, kind: "channel" }));
  return { 5: members, 6: roles, 7: () => [...members(), ...roles()], 8: channels }[part.type]();
}

/** Returns the initial values of a select. */
export const defaultsOf = (part) =>
  part.type === STRING
    ? part.options.filter((option) => option.default).map((option) => option.value)
    : (part.default_values ?? []).map((value) => value.id);

/**
 * @param part      the component
 * @param label     its name
 * @param onChoose  called with the chosen values when the choice is complete
 * @param values    the chosen values if the caller stores them, as a modal does
 */
export function SelectMenu({ part, label, labelledBy, busy = false, off = false, onChoose, values, invalid }) {
  const client = useClient();
  const [anchor, setAnchor] = useState(null);
  const [own, setOwn] = useState(() => defaultsOf(part));
  const defaults = defaultsOf(part).join();
  useEffect(() => setOwn(defaultsOf(part)), [defaults, part.custom_id]);
  const choices = choicesOf(part, client.world);
  const chosen = values ?? own;
  const most = part.max_values ?? 1;
  const least = part.required === false ? 0 : (part.min_values ?? 1);
  const shown = choices.filter((choice) => chosen.includes(choice.value));
  const close = () => setAnchor(null);
  const settle = (picked) => {
    setOwn(picked);
    onChoose(picked);
  };
  const toggle = (event) => {
    if (off) return;
    setAnchor(anchor ? null : event.currentTarget);
  };
  const onKeyDown = (event) => {
    if (anchor || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    toggle(event);
  };
  const said = shown.map((choice) => choice.label).join(", ");
  const name = shown.length ? say("page-selected", { label, values: said }) : label;
  return html`<div class="select">
    <button type="button" class=${classes("select-button", busy && "waiting")} role="combobox" aria-haspopup="listbox"
      aria-expanded=${anchor ? "true" : "false"} aria-controls=${anchor ? "choices" : undefined}
      aria-label=${labelledBy ? undefined : name}
      aria-labelledby=${labelledBy} aria-invalid=${invalid ? "true" : undefined}
        aria-disabled=${off ? "true" : undefined} aria-busy=${busy ? "true" : undefined}
      onClick=${toggle} onKeyDown=${onKeyDown}>
      <span class="select-values">
        ${shown.length === 0 && html`<span class="placeholder">${part.placeholder ?? say("page-select")}</span>`}
        ${shown.map((choice) => html`<span key=${choice.value} class=${most > 1 ? "chip" : ""}>
          ${choice.emoji && html`<${Emoji} emoji=${choice.emoji} />`}${choice.label}</span>`)}
      </span>
      ${busy ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : html`<${Icon}
        name="chevron" />`}
    </button>
    ${
      anchor &&
      html`<${Choices} anchor=${anchor} label=${label} choices=${choices} chosen=${chosen} least=${least} most=${most}
      onClose=${close} onSettle=${settle} />`
    }
  </div>`;
}

function Choices({ anchor, label, choices, chosen, least, most, onClose, onSettle }) {
  const several = most > 1;
  const [picked, setPicked] = useState(chosen);
  const [search, setSearch] = useState("");
  const found = choices.filter((choice) => choice.label.toLowerCase().includes(search.toLowerCase()));
  const [active, setActive] = useState(
    Math.max(
      0,
      found.findIndex((choice) => chosen.includes(choice.value)),
    ),
  );
  const list = useRef();
  const settled = useRef({ picked, sent: false });
  settled.current.picked = picked;
  const searched = choices.length >= SEARCHED_FROM;

  useEffect(() => list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" }), [active]);

  const finish = (values = settled.current.picked) => {
    const changed = values.length !== chosen.length || values.some((value) => !chosen.includes(value));
    const enough = values.length >= least;
    onClose();
    if (enough && (changed || !several)) onSettle(values);
  };
  const pick = (choice) => {
    if (!choice) return;
    if (!several) {
      anchor.focus();
      finish(least === 0 && picked.includes(choice.value) ? [] : [choice.value]);
    } else if (picked.includes(choice.value)) {
      setPicked(picked.filter((value) => value !== choice.value));
    } else if (picked.length < most) {
      setPicked([...picked, choice.value]);
    }
  };
  const onKeyDown = (event) => {
    const last = found.length - 1;
    const to = { ArrowDown: Math.min(active + 1, last), ArrowUp: Math.max(active - 1, 0), Home: 0, End: last }[
      event.key
    ];
    if (to !== undefined) setActive(to);
    else if (event.key === "Enter" || (event.key === " " && !searched)) pick(found[active]);
    else if (event.key.length === 1 && !searched) {
      const next = found.findIndex(
        (choice, index) => index > active && choice.label.toLowerCase().startsWith(event.key.toLowerCase()),
      );
      if (next >= 0) setActive(next);
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onSearch = (event) => {
    setSearch(event.target.value);
    setActive(0);
  };
  const activeId = found[active] && `choice-${active}`;
  return html`<${Popover} anchor=${anchor} onClose=${finish} label=${label} className="choices" matchWidth=${true}>
    ${
      searched &&
      html`<input class="choices-search" type="text" placeholder=${say("page-search")} aria-label=${say("page-search")} value=${search}
        role="combobox" aria-expanded="true"
      aria-controls="choices" aria-activedescendant=${activeId} onInput=${onSearch} onKeyDown=${onKeyDown}
        autocomplete="off" autofocus />`
    }
    <div id="choices" ref=${list} class="listbox" role="listbox" aria-label=${label}
      aria-multiselectable=${several ? "true" : undefined}
      tabindex=${searched ? "-1" : "0"} aria-activedescendant=${searched ? undefined : activeId}
        onKeyDown=${searched ? undefined : onKeyDown}>
      ${found.map((choice, index) => {
        const on = picked.includes(choice.value);
        return html`<div key=${choice.value} id=${`choice-${index}`} role="option"
          aria-selected=${on ? "true" : "false"} data-active=${index === active}
          class=${classes("choice", index === active && "active", on && "selected")}
            onPointerDown=${(event) => event.preventDefault()}
          onClick=${() => pick(choice)} onPointerMove=${() => index !== active && setActive(index)}>
          ${choice.member && html`<${Avatar} member=${choice.member} size="s" />`}
          ${choice.emoji && html`<${Emoji} emoji=${choice.emoji} />`}
          <span class="choice-text"><span style=${{ color: cssColor(choice.color) }}>${choice.label}</span>
            ${choice.description && html`<small>${choice.description}</small>`}</span>
          ${several ? html`<span class=${classes("check", on && "check-on")}>${on && html`<${Icon} name="check" />`}
            </span>` : on && html`<${Icon} name="check" />`}
        </div>`;
      })}
      ${found.length === 0 && html`<p class="hint">${say("page-nothing-named")}</p>`}
    </div>
    ${
      several &&
      html`<footer class="choices-foot"><span>
        ${say(0 < least && least < most ? "page-picked-least" : "page-picked", { count: picked.length, most, least })}</span>
      <button type="button" class="button primary small" aria-disabled=${picked.length < least ? "true" : undefined}
        onClick=${() => {
          if (picked.length < least) return;
          anchor.focus();
          finish();
        }}>${say("page-done")}</button></footer>`
    }
  <//>`;
}
