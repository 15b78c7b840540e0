// The right column: the members, and a card for each.
import { html, useState } from "./vendor/preact.js";
import { Avatar, cssColor, Icon, useClient } from "./ui.js";
import { Popover } from "./popover.js";
import { languageOf, LanguageChoice } from "./language.js";
import { DM, GROUP, placeOf } from "./world.js";
import { say } from "./words.js";

export function Members({ client, world, channel }) {
  const [open, setOpen] = useState(null); // {id, anchor}
  const everyone = [...world.members.values()].sort((a, b) => a.name.localeCompare(b.name));
  const shown =
    channel?.type === DM
      ? everyone.filter((member) => member.id === channel.recipient || member.id === world.you)
      : channel?.type === GROUP
        ? everyone.filter((member) => channel.people.includes(member.id))
        : everyone;
  const groups = [
    ["page-apps", shown.filter((member) => member.bot)],
    ["page-online", shown.filter((member) => !member.bot && member.online)],
    ["page-away", shown.filter((member) => !member.bot && !member.online)],
  ];
  const member = open && world.members.get(open.id);
  return html`<aside class="members" aria-label=${say("page-members")}>
    ${groups
      .filter(([, members]) => members.length)
      .map(
        ([title, members]) => html`<section key=${title}>
      <h2 id=${`members-${title}`}>${say("page-group", { group: say(title), count: members.length })}</h2>
      <ul aria-labelledby=${`members-${title}`}>
        ${members.map(
          (known) => html`<li key=${known.id} class="member-row">
          <button type="button" class=${known.online ? "member" : "member offline"} aria-haspopup="dialog"
            onClick=${(event) => setOpen(open?.id === known.id ? null : { id: known.id, anchor: event.currentTarget })}>
            <${Avatar} member=${known} status=${true} />
            <span class="member-text">
              <span class="member-line">
                <span class="member-name name" style=${{ "--name": cssColor(known.color) }}>${known.name}</span>
                ${known.bot && html`<span class="tag">${say("page-app")}</span>`}
                ${known.owner && html`<span class="owner" title=${say("page-owner-title")}><${Icon} name="crown" /></span>`}
                ${known.id === world.you && html`<span class="tag tag-you">${say("page-you")}</span>`}
              </span>
              ${!known.bot && html`<small class="member-note">${noteOn(world, known)}</small>`}
            </span>
          </button>
          ${
            !known.bot &&
            known.id !== world.you &&
            html`<a class="icon-button" href=${client.addressAs(known.id)} target="_blank" rel="noopener"
            aria-label=${say("page-open-tab-as", { name: known.name })} title=${say("page-open-tab-as", { name: known.name })}><${Icon} name="link" />
              </a>`
          }
        </li>`,
        )}
      </ul>
    </section>`,
      )}
    ${
      member &&
      html`<${Popover} key=${member.id} anchor=${open.anchor} onClose=${() => setOpen(null)} label=${member.name}
        className="card">
      <${Profile} member=${member} onDone=${() => setOpen(null)} />
    <//>`
    }
  </aside>`;
}

/** Returns a member's roles as text, and the language that a person reads, by its own name. */
function noteOn(world, member) {
  const roles = rolesOf(world, member).map((role) => role.name);
  return [...roles, ...(member.bot ? [] : [languageOf(world, member)])].join(" · ");
}

const rolesOf = (world, member) =>
  world.guild.roles.filter((role) => member.roles.includes(role.id) && role.name !== "@everyone");

function Profile({ member, onDone }) {
  const client = useClient();
  const roles = rolesOf(client.world, member);
  const about = [
    member.username,
    member.owner && say("page-owner"),
    member.online ? say("page-is-online") : say("page-is-away"),
  ];
  return html`<div class="profile">
    <${Avatar} member=${member} size="xl" status=${true} />
    <h2>${member.name} ${member.bot && html`<span class="tag">${say("page-app")}</span>`}</h2>
    <p class="muted">${about.filter(Boolean).join(" · ")}</p>
    ${
      roles.length > 0 &&
      html`<ul class="roles" aria-label=${say("page-roles")}>
      ${roles.map((role) => html`<li key=${role.id}><i style=${{ background: cssColor(role.color) ?? "currentColor" }}>
        </i>${role.name}</li>`)}
    </ul>`
    }
    ${!member.bot && html`<${LanguageChoice} member=${member} />`}
    ${
      member.id !== client.world.you &&
      html`<div class="profile-actions">
      <button type="button" class="button" onClick=${() => {
        client.openDm(member.id);
        onDone();
      }}>${say("page-send-message")}</button>
      ${client.world.menu.filter((command) => command[placeOf(client.world, client.channel)]).map(
        (command) => html`<button key=${command.id} type="button" class="button" onClick=${() => {
          client.useMenu(command.id, member.id);
          client.setScreen({ drawer: null });
          onDone();
        }}>${command.shown_name}</button>`,
      )}
      ${!member.bot && html`<a class="button" href=${client.addressAs(member.id)} target="_blank"
        rel="noopener">${say("page-open-as", { name: member.name })}</a>`}
    </div>`
    }
  </div>`;
}
