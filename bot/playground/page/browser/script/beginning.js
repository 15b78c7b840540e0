// The text above a channel's first message: the channel's name; in the first channel, the welcome text.
import { html } from "./vendor/preact.js";
import { Avatar, Icon, personOf, useClient } from "./ui.js";
import { firstChannel, GROUP, isThread, placeOf, recipientOf } from "./world.js";
import { Markdown } from "./markdown/view.js";
import { say, sayWith } from "./words.js";

export function Beginning({ channel }) {
  const client = useClient();
  const { world } = client;
  if (world.welcome && channel.id === firstChannel(world)?.id) {
    return html`<header class="beginning welcome"><img src="icon.svg" alt="" width="56" height="56" />
      <${Markdown} text=${world.welcome} /></header>`;
  }
  const recipient = recipientOf(world, channel);
  const usable = world.commands.some((command) => command[placeOf(world, channel)]);
  const { icon, title, text } = wordsFor(channel, recipient);
  // A thread that starts at a message has that message's id.
  const start = world.logs.get(channel.parent_id)?.messages.find((message) => message.id === channel.id);
  return html`<header class="beginning">
    ${recipient && html`<${Avatar} member=${recipient} size="xl" />`}
    ${icon && html`<span class="beginning-icon"><${Icon} name=${icon} /></span>`}
    <h3>${title}</h3>
    <p>${text}</p>
    ${start && html`<button type="button" class="suggestion"
      onClick=${() => client.jump({ channelId: channel.parent_id, messageId: start.id })}>
      <span>${sayWith("page-begin-message", { name: html`<b>${personOf(world, start.author).name}</b>` })}</span></button>`}
    ${channel.can_post && usable && html`<button type="button" class="suggestion"
      onClick=${() => client.fillComposer?.("/")}>
      <span>${sayWith("page-begin-type", { slash: html`<kbd>/</kbd>`, app: world.application.name })}</span></button>`}
  </header>`;
}

function wordsFor(channel, recipient) {
  if (recipient) {
    return { icon: null, title: recipient.name, text: say("page-begin-direct", { name: recipient.name }) };
  }
  if (channel.type === GROUP) return { icon: "people", title: channel.name, text: say("page-begin-group") };
  if (isThread(channel)) return { icon: "thread", title: channel.name, text: say("page-begin-thread") };
  return { icon: "hash", title: say("page-begin-welcome", { name: channel.name }), text: say("page-begin-channel") };
}
