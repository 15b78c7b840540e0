// The message list: the newest message is at the bottom and stays in view, unless the reader scrolled up. Only entries
// near the view are in the document (window.js).
import { Component, html } from "./vendor/preact.js";
import { Icon } from "./ui.js";
import { compareIds } from "./world.js";
import { Beginning } from "./beginning.js";
import { drawEntry, entriesOf } from "./entries.js";
import { drawn, Heights, keyAt } from "./window.js";
import { say } from "./words.js";

const NEAR_END = 80; // px from the end within which the list counts as scrolled to the end
const NEAR_START = 2400; // px from the start at which older messages are fetched
const NONE = [];
const DRAW_AGAIN = 400; // After this many px of scrolling, other entries are drawn.

export class MessageLog extends Component {
  state = { away: false };
  atEnd = true;
  anchor = null; // {key, node, top}: the topmost visible entry and its position; null if the end is in view
  heights = new Heights();
  keys = [];
  drawnAt = 0; // the scroll position when the entries were drawn
  view = 900; // px, the height of the view
  width = 0;
  fetching = false;
  // The scroll position and the list's height at the last check.
  lastTop = 0;
  lastHeights = "";

  componentDidMount() {
    this.props.client.revealMessage = (id) => this.reveal(id);
    this.settle();
    this.sizes = new ResizeObserver(() => this.resized());
    this.sizes.observe(this.list);
    this.sizes.observe(this.box);
  }

  componentWillUnmount() {
    this.sizes.disconnect();
    this.props.client.scrolledUp = false;
    this.props.client.revealMessage = null;
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

  /** Returns whether there is a new message of the reader or a new answer to the reader, which must be shown. */
  saidByReader(before) {
    const newest = this.props.log?.messages.at(-1);
    if (!newest || !before?.messages.length || compareIds(newest.id, before.messages.at(-1).id) <= 0) return false;
    const { you } = this.props.world;
    return newest.author.id === you || newest.interaction_metadata?.user.id === you;
  }

  /**
   * Move the focus if the control that had it no longer exists: to another button of the message, to the list if the
   * message is out of view, or else to the composer.
   */
  rescueFocus(article) {
    const button = article?.isConnected && article.querySelector(".parts button:not([aria-disabled=true])");
    const outOfSight = article && !article.isConnected && this.keys.includes(article.id.replace("message-", ""));
    const line = document.querySelector(".composer [data-writes]");
    // On a touch screen, the focus on the composer would open a keyboard.
    const next = button || (!outOfSight && matchMedia("(hover: hover)").matches && line) || this.box;
    next.focus({ preventScroll: true });
  }

  resized() {
    if (this.width !== this.box.clientWidth) this.heights.forget();
    this.width = this.box.clientWidth;
    const grown = this.box.clientHeight > this.view;
    this.view = this.box.clientHeight;
    this.settle();
    if (grown) this.setState({});
  }

  /** After a change of height, stay at the end, or keep the message at which the reader looks in its place. */
  settle() {
    const { box } = this;
    if (!box) return;
    for (const node of this.list.children) this.heights.note(node.dataset.key, node.getBoundingClientRect().height);
    if (this.atEnd) {
      box.scrollTop = box.scrollHeight;
    } else if (this.anchor?.node.isConnected) {
      const moved = this.anchor.node.offsetTop - this.anchor.top;
      if (moved) box.scrollTop += moved;
      this.anchor.top += moved;
    }
    this.drawnAt = box.scrollTop;
    this.look();
    if (box.scrollHeight <= box.clientHeight) this.fetchOlder();
  }

  look() {
    this.lastTop = this.box.scrollTop;
    this.lastHeights = `${this.box.scrollHeight} ${this.box.clientHeight}`;
  }

  onScroll = () => {
    const { box, lastTop, lastHeights } = this;
    if (!box) return; // A scroll event may come after the list was removed.
    this.look();
    const byReader = this.lastTop < lastTop && this.lastHeights === lastHeights;
    let atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
    if (!atEnd && this.atEnd && !byReader) {
      this.settle(); // A height changed between the page's scrolling and its event.
      atEnd = true;
    }
    if (atEnd !== this.atEnd) {
      this.atEnd = atEnd;
      this.setState({ away: !atEnd });
      this.props.client.scrolled(!atEnd);
    }
    if (atEnd) return;
    this.holdOn();
    if (Math.abs(box.scrollTop - this.drawnAt) > DRAW_AGAIN) this.setState({});
    if (box.scrollTop < NEAR_START) this.fetchOlder();
  };

  holdOn() {
    const top = this.box.scrollTop;
    const node = [...this.list.children].find((child) => child.offsetTop + child.offsetHeight > top);
    // The reader has scrolled past all drawn entries, so only the heights say which entries to draw.
    const past = !node || node.offsetTop > top + this.view;
    const key = past ? keyAt(this.keys, this.heights, top - this.list.offsetTop) : node.dataset.key;
    this.anchor = key && { key, node: past ? this.box : node, top: past ? this.box.offsetTop : node.offsetTop };
    if (past) this.setState({});
  }

  /** Returns the topmost visible entry. If that entry was deleted, returns the next entry. */
  topKey() {
    const key = this.anchor?.key;
    return this.keys.includes(key) ? key : keyAt(this.keys, this.heights, this.lastTop);
  }

  /** Scroll to a message and give it the focus. @returns whether the list has the message */
  reveal(messageId) {
    if (!this.keys.includes(messageId)) return false;
    this.atEnd = false;
    this.anchor = { key: messageId, node: this.box, top: this.box.offsetTop };
    this.setState({ away: true }, () => {
      const article = document.getElementById(`message-${messageId}`);
      article?.scrollIntoView({ block: "center" });
      article?.focus({ preventScroll: true });
    });
    return true;
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
    this.setState({ away: false });
    this.settle();
    this.props.client.scrolled(false);
  };

  /** Arrow keys move the focus from message to message. */
  onKeyDown = (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const walking = event.target === this.box || event.target.matches("article");
    if (!step || !walking) return;
    const articles = [...this.list.querySelectorAll("article")];
    const at = event.target === this.box ? articles.length : articles.indexOf(event.target);
    const next = articles[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
  };

  /** Returns the entries of the list, which are computed again only after a change. */
  entries(world, channel, ...from) {
    const made = [world.interactions, ...from];
    if (!this.made?.every((part, index) => part === made[index])) {
      this.made = made;
      this.all = entriesOf(world, channel, ...from);
      this.keys = this.all.map((entry) => entry.key);
    }
    return this.all;
  }

  render({ client, world, channel, log, firstUnread }, { away }) {
    const entries = this.entries(world, channel, log?.messages ?? NONE, firstUnread);
    const { from, to } = drawn(this.keys, this.heights, this.atEnd ? null : this.topKey(), this.view);
    const above = this.heights.all(this.keys.slice(0, from));
    const below = this.heights.all(this.keys.slice(to));
    const newer = channel.unread;
    // Screen readers read new messages at the end aloud, but not older messages that appear by scrolling.
    return html`<div class="log-frame">
      <div ref=${(box) => (this.box = box)} class="log" role="log" aria-live=${away ? "off" : "polite"}
        aria-label=${say("page-log", { channel: client.channelTitle(channel) })} tabindex="0"
        onScroll=${this.onScroll} onKeyDown=${this.onKeyDown}>
        <div class="log-inner">
          ${log && !log.more && html`<${Beginning} key="beginning" channel=${channel} />`}
          ${log?.more && html`<p key="more" class="hint more">${say("page-loading-older")}</p>`}
          <div key="entries" ref=${(list) => (this.list = list)} class="log-entries"
            style=${{ paddingTop: `${above}px`, paddingBottom: `${below}px` }}>
            ${entries.slice(from, to).map((entry) => drawEntry(entry, client))}
          </div>
        </div>
      </div>
      ${
        away &&
        html`<button type="button" class="to-end" onClick=${this.toEnd}>
        ${newer > 0 ? say("page-newer", { count: newer }) : say("page-to-end")} <${Icon} name="down" />
      </button>`
      }
    </div>`;
  }
}
