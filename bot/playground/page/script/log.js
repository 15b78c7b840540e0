// The message list: newest at the bottom, which stays in view unless the reader scrolled up.
import { Component, html } from "./vendor/preact.js";
import { Icon } from "./ui.js";
import { daysBetween, longDate, usableLocale } from "./time.js";
import { compareIds } from "./world.js";
import { Beginning } from "./beginning.js";
import { Message, SlashLine } from "./message.js";

const NEAR_END = 80; // px from the end that still count as being there
const NEAR_START = 300; // px from the start at which older messages are fetched
const ONE_BREATH = 7 * 60_000; // ms within which messages of one author stand together

export class MessageLog extends Component {
  state = { away: false };
  atEnd = true;
  anchor = null; // the topmost message in view and where it stands, while the reader is scrolled up
  fetching = false;
  // Where the list was scrolled to, and how much there was of it, when that was last looked at.
  lastTop = 0;
  lastHeights = "";

  componentDidMount() {
    this.settle();
    this.sizes = new ResizeObserver(() => this.settle());
    this.sizes.observe(this.list);
    this.sizes.observe(this.box);
  }

  componentWillUnmount() {
    this.sizes.disconnect();
    this.props.client.scrolledUp = false;
  }

  getSnapshotBeforeUpdate() {
    const focused = document.activeElement;
    return this.box?.contains(focused) ? { focused, article: focused.closest("article") } : null;
  }

  componentDidUpdate(before, _, held) {
    if (before.log !== this.props.log && this.saidByReader(before.log)) this.toEnd();
    this.settle();
    if (held && !held.focused.isConnected) this.rescueFocus(held.article);
    if (this.atEnd && before.log !== this.props.log) this.props.client.scrolled(false);
  }

  /** Is the newest message new, and the reader's own or the answer to them? Then they want to see it. */
  saidByReader(before) {
    const newest = this.props.log?.messages.at(-1);
    if (!newest || !before?.messages.length || compareIds(newest.id, before.messages.at(-1).id) <= 0) return false;
    const { you } = this.props.world;
    return newest.author.id === you || newest.interaction_metadata?.user.id === you;
  }

  /** What had the focus is gone: another button of its message takes it, or the composer below the newest one. */
  rescueFocus(article) {
    const button = article?.isConnected && article.querySelector(".parts button:not([aria-disabled=true])");
    const line = document.querySelector(".composer [data-writes]");
    // Where fingers write, the focus on the composer would open a keyboard.
    const next = button || (matchMedia("(hover: hover)").matches && line) || this.box;
    next.focus({ preventScroll: true });
  }

  /** After anything changed its height: the end stays the end, else the message that was read stays where it was. */
  settle() {
    const { box } = this;
    if (!box) return;
    if (this.atEnd) {
      box.scrollTop = box.scrollHeight;
    } else if (this.anchor?.node.isConnected) {
      box.scrollTop += this.anchor.node.offsetTop - this.anchor.top;
      this.anchor.top = this.anchor.node.offsetTop;
    }
    this.look();
  }

  look() {
    this.lastTop = this.box.scrollTop;
    this.lastHeights = `${this.box.scrollHeight} ${this.box.clientHeight}`;
  }

  onScroll = () => {
    const { box, lastTop, lastHeights } = this;
    this.look();
    const byReader = this.lastTop < lastTop && this.lastHeights === lastHeights;
    let atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
    if (!atEnd && this.atEnd && !byReader) {
      this.settle(); // something grew or shrank between our own scrolling and the news of it
      atEnd = true;
    }
    if (atEnd !== this.atEnd) {
      this.atEnd = atEnd;
      this.setState({ away: !atEnd });
      this.props.client.scrolled(!atEnd);
    }
    if (!atEnd) this.holdOn();
    if (box.scrollTop < NEAR_START) this.fetchOlder();
  };

  holdOn() {
    const node = [...this.list.children].find(
      (child) => child.matches("article") && child.offsetTop + child.offsetHeight > this.box.scrollTop,
    );
    this.anchor = node ? { node, top: node.offsetTop } : null;
  }

  async fetchOlder() {
    const { client, channel, log } = this.props;
    if (this.fetching || !log?.more) return;
    this.fetching = true;
    await client.older(channel.id);
    this.fetching = false;
  }

  toEnd = () => {
    this.atEnd = true;
    this.settle();
    if (this.state.away) this.setState({ away: false });
    this.props.client.scrolled(false);
  };

  /** Arrow keys walk from message to message, once one of them has the focus. */
  onKeyDown = (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const walking = event.target === this.box || event.target.matches("article");
    if (!step || !walking) return;
    const articles = [...this.list.querySelectorAll(":scope > article")];
    const at = event.target === this.box ? articles.length : articles.indexOf(event.target);
    const next = articles[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  };

  render({ client, world, channel, log, firstUnread }, { away }) {
    const messages = log?.messages ?? [];
    const newer = channel.unread;
    return html`<div class="log-frame">
      <div ref=${(box) => (this.box = box)} class="log" role="log"
        aria-label=${`Messages in ${client.channelTitle(channel)}`} tabindex="0"
        onScroll=${this.onScroll} onKeyDown=${this.onKeyDown}>
        <div ref=${(list) => (this.list = list)} class="log-list">
          ${log && !log.more && html`<${Beginning} key="beginning" channel=${channel} />`}
          ${log?.more && html`<p key="more" class="hint more">Loading older messages…</p>`}
          ${rows(messages, slashes(world, channel, messages), firstUnread, client)}
        </div>
      </div>
      ${
        away &&
        html`<button type="button" class="to-end" onClick=${this.toEnd}>
        ${newer > 0 ? `${newer} new ${newer === 1 ? "message" : "messages"}` : "To the newest"} <${Icon} name="down" />
      </button>`
      }
    </div>`;
  }
}

/** Messages, and commands that have no answer, by age; with the lines between days and before the first unread one. */
function rows(messages, unanswered, firstUnread, client) {
  const locale = usableLocale(client.you.locale);
  const { world } = client;
  const nodes = [];
  const waiting = [...unanswered];
  let before = null;
  for (const message of messages) {
    while (waiting.length && compareIds(waiting[0].id, message.id) < 0) nodes.push(slashLine(waiting.shift()));
    const sent = new Date(message.timestamp);
    const newDay = !before || daysBetween(new Date(before.timestamp), sent) !== 0;
    const unread = message.id === firstUnread;
    if (newDay) {
      const day = longDate(sent, locale);
      nodes.push(
        html`<div key=${`day-${message.id}`} class="divider" role="separator" aria-label=${day}><span>${day}</span>
          </div>`,
      );
    }
    if (unread) {
      nodes.push(
        html`<div key="unread" class="divider divider-new" role="separator" aria-label="New messages"><span>New</span>
          </div>`,
      );
    }
    nodes.push(html`<${Message} key=${message.id} message=${message}
      follows=${!newDay && !unread && follows(before, message)}
      presses=${client.pressesOf(message.id)} failure=${client.failuresOf(message.id).at(-1) ?? null}
      members=${world.members} channels=${namesOf(world.channels)} you=${world.you} commands=${world.commands}
        canPost=${client.channel.can_post} />`);
    before = message;
  }
  return [...nodes, ...waiting.map(slashLine)];
}

const slashLine = (sent) => html`<${SlashLine} key=${`slash-${sent.id}`} sent=${sent} />`;

// A message mentions channels by name, so it is drawn anew when one is renamed, but not at each unread message.
let lastChannels = null;
let lastNames = "";
function namesOf(channels) {
  if (channels !== lastChannels) {
    lastChannels = channels;
    lastNames = [...channels.values()].map((channel) => `${channel.id}:${channel.name}`).join();
  }
  return lastNames;
}

/** Does a message stand below the one before it without a header of its own? */
function follows(before, message) {
  return (
    before.author.id === message.author.id &&
    !message.interaction_metadata &&
    message.type === 0 &&
    before.type !== 18 &&
    !((message.flags | before.flags) & 64) &&
    new Date(message.timestamp) - new Date(before.timestamp) < ONE_BREATH
  );
}

/** Own slash commands of this channel that are on their way or went wrong, oldest first. */
function slashes(world, channel, messages) {
  const answered = new Set(messages.map((message) => message.interaction_metadata?.id));
  return [...world.interactions.values()]
    .filter(
      (sent) =>
        sent.kind === "slash" && sent.channel_id === channel.id && (sent.state === "sent" || sent.state === "failed"),
    )
    .filter((sent) => !answered.has(sent.id)) // the answer may come before the news that there is one
    .sort((a, b) => compareIds(a.id, b.id));
}
