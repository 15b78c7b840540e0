// The composer: the line for a message, or the line for a command with its options.
import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { Icon, personOf } from "../ui.js";
import { placeOf } from "../world.js";
import { entriesOf, split, splitOptions } from "./commands.js";
import { CommandLine } from "./command_line.js";
import { TextLine } from "./text_line.js";
import { say, sayWith } from "../words.js";

export function Composer({ client, channel, replyTo }) {
  const { world } = client;
  const place = placeOf(world, channel);
  const entries = useMemo(() => entriesOf(world.commands, place), [world.commands, place]);
  const [text, setText] = useState(client.drafts.get(channel.id));
  const [chosen, setChosen] = useState(null); // {entry, values, count}
  const [focusCount, setFocusCount] = useState(0); // each change requests the focus

  const takeFocus = () => setFocusCount((count) => count + 1);
  const write = (written) => {
    const found = written.startsWith("/") ? split(entries, written) : null;
    if (found && (found.rest || written.endsWith(" "))) {
      choose(found.entry, splitOptions(found.entry, found.rest));
      return;
    }
    setText(written);
    client.drafts.set(channel.id, written);
  };
  const choose = (entry, values = new Map()) => {
    takeFocus();
    setText("");
    client.drafts.set(channel.id, "");
    setChosen((before) => ({ entry, values, count: (before?.count ?? 0) + 1 }));
  };
  const leaveCommand = (written = "") => {
    takeFocus();
    setChosen(null);
    setText(written);
  };

  useEffect(() => {
    client.fillComposer = (written) => {
      const found = split(entries, written);
      if (found) return choose(found.entry, splitOptions(found.entry, found.rest));
      takeFocus();
      setChosen(null);
      return setText(written);
    };
    return () => {
      client.fillComposer = null;
    };
  }, [entries]);

  if (!channel.can_post) {
    return html`<div class="composer composer-closed"><p>
      ${channel.archived ? say("page-thread-is-closed") : say("page-read-only")}</p></div>`;
  }
  // The command may be deleted, or its options may change, while the reader writes it.
  const entry = chosen && entries.find((known) => known.id === chosen.entry.id);
  return html`<section class="composer" aria-label=${say("page-composer")}>
    ${replyTo && html`<${ReplyBar} client=${client} replyTo=${replyTo} />`}
    ${
      entry
        ? html`<${CommandLine} key=${`${entry.id}/${chosen.count}`} client=${client} entry=${entry}
          values=${chosen.values} onLeave=${leaveCommand} />`
        : html`<${TextLine} client=${client} channel=${channel} entries=${entries} text=${text} onWrite=${write}
          onChoose=${choose} focusCount=${focusCount} />`
    }
  </section>`;
}

function ReplyBar({ client, replyTo }) {
  const { world } = client;
  const original = world.logs.get(client.screen.channelId)?.messages.find((message) => message.id === replyTo);
  if (!original) return null;
  return html`<div class="reply-bar"><span>${sayWith("page-replying", { name: html`<b>${personOf(world, original.author).name}</b>` })}</span>
    <button type="button" class="icon-button" aria-label=${say("page-no-reply")}
      onClick=${() => client.setScreen({ replyTo: null })}><${Icon} name="close" /></button></div>`;
}
