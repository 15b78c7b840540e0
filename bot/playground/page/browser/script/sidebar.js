// The left column: servers if there are several, channels and threads, direct messages, and the current member with a
// switch to another member.
import { html, useState } from "./vendor/preact.js";
import { Avatar, classes, Icon, useClient } from "./ui.js";
import { channelTree, GROUP, recipientOf } from "./world.js";
import { LanguageChoice } from "./language.js";
import { Popover } from "./popover.js";
import { say, sayWith } from "./words.js";

export function Sidebar({ client, world, screen }) {
  const { text, dms } = channelTree(world);
  return html`<nav class="sidebar" aria-label=${say("page-channels")}>
    <header class="guild"><img src="icon.svg" alt="" width="28" height="28" /><h1>${world.guild.name}</h1></header>
    <div class="channels">
      ${world.guilds.length > 1 && html`<${Servers} client=${client} world=${world} />`}
      <h2 id="text-channels">${say("page-text-channels")}</h2>
      <ul aria-labelledby="text-channels">
        ${text.map(
          ({ channel, threads }) => html`<li key=${channel.id}>
          <${ChannelRow} channel=${channel} current=${channel.id === screen.channelId} />
          ${
            threads.length > 0 &&
            html`<ul class="threads" aria-label=${say("page-threads-in", { channel: channel.name })}>
            ${threads.map((thread) => html`<li key=${thread.id}><${ChannelRow} channel=${thread}
              current=${thread.id === screen.channelId} /></li>`)}
          </ul>`
          }
        </li>`,
        )}
      </ul>
      <h2 id="direct-messages">${say("page-direct-messages")}</h2>
      ${
        dms.length > 0
          ? html`<ul aria-labelledby="direct-messages">
            ${dms.map((channel) => html`<li key=${channel.id}><${ChannelRow} channel=${channel}
              current=${channel.id === screen.channelId} /></li>`)}
          </ul>`
          : html`<p class="hint">${say("page-no-direct-messages")}</p>`
      }
    </div>
    <${Me} client=${client} world=${world} />
  </nav>`;
}

/** The menu of the member's servers. */
function Servers({ client, world }) {
  return html`<h2 id="servers">${say("page-servers")}</h2>
    <ul aria-labelledby="servers">
      ${world.guilds.map(
        (guild) => html`<li key=${guild.id}>
        <a class=${classes("channel", guild.id === world.guild.id && "current")} href=${client.addressIn(guild.id)}
          aria-current=${guild.id === world.guild.id ? "true" : undefined}>
          <span class="channel-name">${guild.name}</span>
        </a>
      </li>`,
      )}
    </ul>`;
}

function ChannelRow({ channel, current }) {
  const client = useClient();
  const recipient = recipientOf(client.world, channel);
  const unread = channel.unread > 0 && !current;
  const isGroup = channel.type === GROUP;
  const badge = channel.mentions || (channel.type === 1 || isGroup ? channel.unread : 0);
  const title = client.channelTitle(channel);
  const name = unread ? say("page-channel-unread", { channel: title, count: channel.unread }) : title;
  return html`<button type="button" class=${classes("channel", current && "current", unread && "unread")}
    aria-current=${current ? "page" : undefined} aria-label=${name}
      onClick=${() => client.show(channel.id)}>
    ${recipient ? html`<${Avatar} member=${recipient} size="s" status=${true} />` : html`<${Icon}
      name=${isGroup ? "people" : channel.type === 0 ? "hash" : "thread"} />`}
    <span class="channel-name">${channel.name}</span>
    ${badge > 0 && !current && html`<span class="badge">${badge}</span>`}
  </button>`;
}

const THEMES = ["system", "dark", "light"];

function Me({ client, world }) {
  const [anchor, setAnchor] = useState(null);
  const { you, settings } = client;
  const close = () => setAnchor(null);
  const people = [...world.members.values()].filter((member) => !member.bot);
  // The button shows the name alone, and screen readers read the whole sentence.
  const youAre = sayWith("page-you-are", { name: html`<b>${you.name}</b>` }).map((part) =>
    typeof part === "string" ? html`<span class="spoken">${part}</span>` : part,
  );
  return html`<footer class="me">
    <button type="button" class="me-button" aria-haspopup="dialog" aria-expanded=${anchor ? "true" : "false"}
      onClick=${(event) => setAnchor(anchor ? null : event.currentTarget)}>
      <${Avatar} member=${you} status=${true} />
      <span class="me-text">${youAre}<small>${say("page-switch")}</small></span>
      <${Icon} name="chevron" />
    </button>
    <button type="button" class="icon-button" aria-pressed=${settings.sound ? "true" : "false"}
      aria-label=${say("page-sound")} title=${settings.sound ? say("page-sound-on") : say("page-sound-off")}
      onClick=${() => client.toggleSound()}>
      <${Icon} name=${settings.sound ? "bell" : "mute"} />
    </button>
    ${
      anchor &&
      html`<${Popover} anchor=${anchor} onClose=${close} label=${say("page-switch-settings")} className="card switcher">
      <h2>${say("page-be-other")}</h2>
      <ul>
        ${people.map(
          (member) => html`<li key=${member.id} class="switch">
          <a class="switch-here" href=${client.addressAs(member.id)}
            aria-current=${member.id === you.id ? "true" : undefined}
            aria-label=${say("page-be", { name: member.name })}>
            <${Avatar} member=${member} size="s" status=${true} /> ${member.name}
            ${member.id === you.id && html`<${Icon} name="check" />`}
          </a>
          <a class="icon-button" href=${client.addressAs(member.id)} target="_blank" rel="noopener"
            aria-label=${say("page-open-tab-as", { name: member.name })} title=${say("page-new-tab")}>
            <${Icon} name="link" />
          </a>
        </li>`,
        )}
      </ul>
      <${LanguageChoice} member=${you} />
      <button type="button" class="button" onClick=${() => client.install(!world.installed)}>
        ${say(world.installed ? "page-uninstall" : "page-install", { app: world.application.name })}</button>
      ${
        world.installed &&
        html`<button type="button" class="button" onClick=${() => {
          client.openDm(world.application.id);
          close();
        }}>${say("page-write-to", { app: world.application.name })}</button>`
      }
      <h2 id="theme">${say("page-colours")}</h2>
      <div class="segments" role="radiogroup" aria-labelledby="theme">
        ${THEMES.map(
          (theme) => html`<label key=${theme} class="segment">
          <input type="radio" name="theme" value=${theme} checked=${settings.theme === theme}
            onChange=${() => client.set("theme", theme)} />
          <span>${say(`page-theme-${theme}`)}</span>
        </label>`,
        )}
      </div>
    <//>`
    }
  </footer>`;
}
