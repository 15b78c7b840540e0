// The middle column: the channel's header, its messages, the composer.
import { html, useState } from "./vendor/preact.js";
import { Avatar, Icon, useClient } from "./ui.js";
import { GROUP, GUILD_TEXT, isThread, recipientOf } from "./world.js";
import { MarkdownLine } from "./markdown/view.js";
import { MessageLog } from "./log.js";
import { Composer } from "./composer/composer.js";
import { Popover } from "./popover.js";
import { threadQuestion } from "./dialogs/ask.js";
import { listed, say } from "./words.js";

export function ChannelHeader({ channel }) {
  const client = useClient();
  const { world } = client;
  const parent = isThread(channel) ? world.channels.get(channel.parent_id) : null;
  const recipient = recipientOf(world, channel);
  const mayArchive = isThread(channel) && (channel.owner_id === world.you || client.you.owner);
  const archiving = channel.archived ? say("page-thread-reopen") : say("page-thread-close");
  return html`<header class="channel-header">
    <button type="button" class="icon-button only-narrow" aria-label=${say("page-show-channels")}
      onClick=${() => client.setScreen({ drawer: "channels" })}>
      <${Icon} name="menu" />
    </button>
    ${recipient ? html`<${Avatar} member=${recipient} size="s" status=${true} />` : html`<span class="channel-icon">
      <${Icon} name=${parent ? "thread" : channel.type === GROUP ? "people" : "hash"} /></span>`}
    ${parent && html`<button type="button" class="crumb" onClick=${() => client.show(parent.id)}>${parent.name}</button>
      <span class="crumb-mark" aria-hidden="true">›</span>`}
    <h2>${channel.name}</h2>
    ${channel.topic && html`<p class="topic"><${MarkdownLine} text=${channel.topic} /></p>`}
    <span class="spring"></span>
    ${channel.type === GUILD_TEXT && html`<${Threads} channel=${channel} />`}
    ${
      mayArchive &&
      html`<button type="button" class="icon-button"
        title=${archiving} aria-label=${archiving}
        onClick=${() => client.archive(channel.id, !channel.archived)}>
      <${Icon} name="archive" />
    </button>`
    }
    <button type="button" class="icon-button" aria-label=${say("page-members")} title=${say("page-members")}
      onClick=${() => toggleMembers(client)}>
      <${Icon} name="people" />
    </button>
  </header>`;
}

const NARROW = matchMedia("(max-width: 900px)");

/** On a wide screen the list of members is beside the messages. On a narrow screen it is a drawer. */
function toggleMembers(client) {
  if (NARROW.matches) client.setScreen({ drawer: client.screen.drawer === "members" ? null : "members" });
  else client.set("members", !client.settings.members);
}

function Threads({ channel }) {
  const client = useClient();
  const [anchor, setAnchor] = useState(null);
  const threads = [...client.world.channels.values()].filter(
    (thread) => isThread(thread) && thread.parent_id === channel.id,
  );
  const go = (id) => {
    setAnchor(null);
    client.show(id);
  };
  const begin = () => {
    setAnchor(null);
    client.setScreen({ asking: threadQuestion(client, channel.id, null) });
  };
  return html`<button type="button" class="icon-button" aria-label=${say("page-threads")} title=${say("page-threads")} aria-haspopup="dialog"
      aria-expanded=${anchor ? "true" : "false"} onClick=${(event) => setAnchor(anchor ? null : event.currentTarget)}>
      <${Icon} name="thread" />
    </button>
    ${
      anchor &&
      html`<${Popover} anchor=${anchor} onClose=${() => setAnchor(null)} label=${say("page-threads")} className="card thread-card">
      <h2>${say("page-threads")}</h2>
      ${threads.length === 0 && html`<p class="hint">${say("page-no-threads")}</p>`}
      <ul>${threads.map(
        (thread) => html`<li key=${thread.id}><button type="button" class="menu-item" onClick=${() => go(thread.id)}>
        ${thread.name}${thread.archived && html`<small> ${say("page-thread-closed")}</small>`}
      </button></li>`,
      )}</ul>
      <button type="button" class="button primary" onClick=${begin}>${say("page-new-thread")}</button>
    <//>`
    }`;
}

export function ChannelView({ client, world, channel, screen }) {
  const log = world.logs.get(channel.id);
  return html`
    <${MessageLog} client=${client} world=${world} channel=${channel} log=${log} firstUnread=${screen.firstUnread} />
    <${StatusLine} world=${world} channel=${channel} />
    <${Composer} client=${client} channel=${channel} replyTo=${screen.replyTo} />
  `;
}

/** The line above the composer. It is always there, so what it says moves nothing. */
function StatusLine({ world, channel }) {
  const bot = world.members.get(world.application.id);
  const away = bot && !bot.online;
  const said = away ? say("page-connecting", { name: bot.name }) : whoTypes(world, channel);
  return html`<p class="typing" role="status">${said && html`<span class="dots" aria-hidden="true"><i></i><i></i>
    <i></i></span>`}<span class="said">${said}</span></p>`;
}

function whoTypes(world, channel) {
  const now = Date.now();
  const names = [...(world.typing.get(channel.id) ?? new Map())]
    .filter(([, until]) => until > now)
    .map(([id]) => world.members.get(id)?.name ?? say("page-somebody"));
  if (names.length === 0) return "";
  return names.length < 4
    ? say("page-typing", { count: names.length, names: listed(names) })
    : say("page-typing-many");
}
