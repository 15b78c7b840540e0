// One message: its author, its time, the message that it answers, and its parts.
import { html, useState } from "./vendor/preact.js";
import { Avatar, classes, cssColor, Icon, memo, personOf, useClient } from "./ui.js";
import { fullDate, timeOfDay, usableLocale, whenSent } from "./time.js";
import { EPHEMERAL, LOADING, placeOf } from "./world.js";
import { Markdown, MarkdownLine } from "./markdown/view.js";
import { Parts } from "./parts/parts.js";
import { Attachments } from "./parts/media.js";
import { Embed } from "./parts/embed.js";
import { threadQuestion } from "./dialogs/ask.js";
import { say, sayWith } from "./words.js";

const REPLY = 19;
const THREAD_CREATED = 18;
const THREAD_STARTER = 21; // Discord adds a message of this type to a thread: a copy of the message at which it starts

/**
 * A message is drawn again only when one of its properties changes. `members`, `channels`, `you`, `commands`, `emojis`,
 * `words` and `canPost` are properties only for this reason.
 */
export const Message = memo(function Message({ message, follows, presses, failure }) {
  const client = useClient();
  const [near, setNear] = useState(false); // whether the reader points at the message, which then shows its actions
  const { world } = client;
  const author = personOf(world, message.author);
  if (message.type === THREAD_STARTER && message.referenced_message) {
    return html`<${Message} message=${message.referenced_message} follows=${false} presses="" failure=${null} />`;
  }
  if (message.type === THREAD_CREATED) return html`<${ThreadLine} message=${message} author=${author} />`;
  const isPrivate = Boolean(message.flags & EPHEMERAL);
  const pinged = message.mention_everyone || message.mentions.some((user) => user.id === world.you);
  const locale = usableLocale(client.you.locale);
  const sent = new Date(message.timestamp);
  const busy = presses ? presses.split("\n") : [];
  const enter = () => setNear(true);
  const leave = ({ type, currentTarget: at, relatedTarget: next }) =>
    setNear(type === "focusout" ? at.contains(next) || at.matches(":hover") : at.matches(":focus-within"));
  return html`<article id=${`message-${message.id}`} tabindex="-1"
    onPointerEnter=${enter} onPointerLeave=${leave} onFocusIn=${enter} onFocusOut=${leave}
    aria-label=${say(isPrivate ? "page-message-name-private" : "page-message-name", { name: author.name, time: fullDate(sent, locale) })}
    class=${classes("message", follows && "follows", isPrivate && "private", pinged && !isPrivate && "pinged")}>
    <${AnswerTo} message=${message} />
    ${
      follows
        ? html`<time class="gutter-time" dateTime=${message.timestamp}>${timeOfDay(sent, locale)}</time>`
        : html`<span class="gutter"><${Avatar} member=${author} size="l" /></span>
        <header class="message-header">
          <h3 class="author name" style=${{ "--name": cssColor(author.color) }}>${author.name}</h3>
          ${author.bot && html`<span class="tag">${say("page-app")}</span>`}
          <time dateTime=${message.timestamp} title=${fullDate(sent, locale)}>${whenSent(sent, locale)}</time>
        </header>`
    }
    <div class="message-body">
      ${
        message.flags & LOADING && !message.content && !message.components.length
          ? html`<p class="thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i>
            </span> ${say("page-thinking", { name: author.name })}</p>`
          : html`<${Body} message=${message} busy=${busy} />`
      }
      ${failure && html`<p class="failure" role="alert"><${Icon}
        name="warning" /> ${say("page-no-answer")}</p>`}
      ${message.thread && html`<${ThreadCard} thread=${message.thread} />`}
      ${
        isPrivate &&
        html`<p class="private-note"><${Icon} name="eye" /> ${say("page-only-you")} ·${" "}
        <button type="button" class="text-button" onClick=${() => client.dismiss(message)}>${say("page-dismiss")}</button>
        <${Edited} message=${message} /></p>`
      }
    </div>
    ${near && !isPrivate && html`<${Actions} message=${message} />`}
  </article>`;
});

/** Draws a private message's sign "(edited)" in its last line: a line of its own would push the picture out of view. */
function Body({ message, busy }) {
  const edited = !(message.flags & EPHEMERAL) && html`<${Edited} message=${message} />`;
  return html`
    ${message.content && html`<div class=${classes("content", isEmojiOnly(message.content) && "jumbo")}><${Markdown}
      text=${message.content} />${edited}</div>`}
    <${Attachments} attachments=${looseAttachments(message)} />
    ${message.embeds.map((embed, index) => html`<${Embed} key=${index} embed=${embed} />`)}
    ${message.components.length > 0 && html`<${Parts} parts=${message.components} message=${message} busy=${busy} />`}
    ${!message.content && edited}
  `;
}

function Edited({ message }) {
  const locale = usableLocale(useClient().you.locale);
  if (!message.edited_timestamp) return null;
  return html`<small class="edited" title=${fullDate(new Date(message.edited_timestamp), locale)}>${say("page-edited")}</small>`;
}

const V2 = 32768;

/** Returns the attachments that no component shows. */
const looseAttachments = (message) => (message.flags & V2 ? [] : message.attachments);

const isEmojiOnly = (content) =>
  content.length < 200 &&
  /^(?:(?:\p{Extended_Pictographic}[\u{FE0F}\u{200D}\p{Emoji_Modifier}]*|<a?:\w{2,32}:\d+>)\s*)+$/u.test(content);

/** Draws "Ada used /gems new", or the message to which this message replies. */
function AnswerTo({ message }) {
  const client = useClient();
  const { world } = client;
  const used = message.interaction_metadata;
  if (used?.name) {
    const user = personOf(world, used.user);
    return html`<p class="answer-to"><${Avatar} member=${user} size="xs" /> <${Used} user=${user} command=${used.name} />
      </p>`;
  }
  if (message.type !== REPLY) return null;
  const original = message.referenced_message;
  if (!original) return html`<p class="answer-to"><i>${say("page-original-gone")}</i></p>`;
  const author = personOf(world, original.author);
  return html`<p class="answer-to"><${Avatar} member=${author} size="xs" />
    <button type="button" class="text-button" aria-label=${say("page-reply-to", { name: author.name })}
      onClick=${() => client.jump({ channelId: original.channel_id, messageId: original.id })}>
      <b class="name" style=${{ "--name": cssColor(author.color) }}>${author.name}</b>
      <span class="answer-text">${original.content ? html`<${MarkdownLine}
        text=${original.content.split("\n")[0]} />` : say("page-no-text")}</span>
    </button></p>`;
}

/** Draws "Ada used /gems new". */
function Used({ user, command }) {
  return html`<span>${sayWith("page-used", {
    name: html`<b class="name" style=${{ "--name": cssColor(user.color) }}>${user.name}</b>`,
    command: html`<span class="command-name">/${command}</span>`,
  })}</span>`;
}

function Actions({ message }) {
  const client = useClient();
  const { world, you } = client;
  const channel = world.channels.get(message.channel_id);
  const mayDelete = message.author.id === world.you || you.owner;
  const thread = () => client.setScreen({ asking: threadQuestion(client, channel.id, message.id) });
  const reply = () => {
    client.setScreen({ replyTo: message.id });
    document.querySelector(".composer [data-writes]")?.focus();
  };
  const remove = () =>
    client.setScreen({
      asking: {
        title: say("page-delete-ask"),
        text: say("page-delete-told"),
        confirm: say("page-delete"),
        danger: true,
        onAnswer: () => client.delete(message),
      },
    });
  return html`<div class="actions" role="group" aria-label=${say("page-actions")}>
    ${channel?.can_post && html`<button type="button" class="icon-button" aria-label=${say("page-reply")} title=${say("page-reply")}
      onClick=${reply}><${Icon} name="reply" /></button>`}
    ${channel?.type === 0 && !message.thread && html`<button type="button" class="icon-button"
      aria-label=${say("page-thread-here")} title=${say("page-thread-here")} onClick=${thread}><${Icon} name="thread" />
        </button>`}
    ${world.messageMenu
      .filter((command) => command[placeOf(world, channel)])
      .map(
        (command) => html`<button key=${command.id} type="button" class="button"
        onClick=${() => client.useMessageMenu(command.id, message)}>${command.shown_name}</button>`,
      )}
    ${mayDelete && html`<button type="button" class="icon-button danger" aria-label=${say("page-delete-message")} title=${say("page-delete")}
      onClick=${remove}><${Icon} name="trash" /></button>`}
  </div>`;
}

function ThreadCard({ thread }) {
  const client = useClient();
  return html`<button type="button" class="thread-link" onClick=${() => client.show(thread.id)}>
    <${Icon} name="thread" /> <b>${thread.name}</b> <span>${say("page-see-thread")}</span>
  </button>`;
}

function ThreadLine({ message, author }) {
  const client = useClient();
  const target = message.message_reference?.channel_id;
  const thread = target
    ? html`<button type="button" class="text-button" onClick=${() => client.show(target)}>${message.content}</button>`
    : html`<b>${message.content}</b>`;
  return html`<article id=${`message-${message.id}`} tabindex="-1" class="message system"
    aria-label=${say("page-thread-begun-by", { name: author.name })}>
    <span class="gutter"><${Icon} name="thread" /></span>
    <p>${sayWith("page-thread-begun", { name: html`<b>${author.name}</b>`, thread })}</p>
  </article>`;
}

/** Draws a slash command of the reader that waits for an answer or has failed. */
export function SlashLine({ sent }) {
  const client = useClient();
  const failed = sent.state === "failed";
  return html`<div class=${classes("message", "slash-line", failed && "private")}>
    <p class="answer-to"><${Avatar} member=${client.you} size="xs" /> <${Used} user=${client.you}
      command=${sent.name} /></p>
    <span class="gutter"><${Avatar}
      member=${{ id: client.world.application.id, name: client.world.application.name, bot: true }} size="l" /></span>
    <header class="message-header"><b class="author">${client.world.application.name}</b><span class="tag">${say("page-app")}</span>
      </header>
    <div class="message-body">
      ${
        failed
          ? html`<p class="failure" role="alert"><${Icon}
            name="warning" /> ${say("page-no-answer")}</p>
            <p class="private-note"><${Icon} name="eye" /> ${say("page-only-you")} ·${" "}
              <button type="button" class="text-button" onClick=${() => client.forget(sent.id)}>${say("page-dismiss")}</button>
                </p>`
          : html`<p class="thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i>
            </span> ${say("page-sending")}</p>`
      }
    </div>
  </div>`;
}
