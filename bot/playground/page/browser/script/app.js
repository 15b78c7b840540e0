// The whole screen: the choice of a member, or the guild with its channels, messages and members.
import { Component, html, useEffect } from "./vendor/preact.js";
import { classes, ClientContext, Icon } from "./ui.js";
import { Sidebar } from "./sidebar.js";
import { ChannelHeader, ChannelView } from "./channel.js";
import { Members } from "./members.js";
import { WhoAmI } from "./who.js";
import { ModalDialog } from "./dialogs/modal.js";
import { Lightbox } from "./dialogs/lightbox.js";
import { Ask } from "./dialogs/ask.js";
import { say } from "./words.js";

export class App extends Component {
  componentDidMount() {
    this.unsubscribe = this.props.client.subscribe(() => this.setState({}));
    addEventListener("keydown", this.onKey);
    addEventListener("click", this.onClick, true);
  }

  componentWillUnmount() {
    this.unsubscribe();
    removeEventListener("click", this.onClick, true);
    removeEventListener("keydown", this.onKey);
  }

  /** Drop the second click of a double click if a press or a choice has put something else there meanwhile. */
  onClick = (event) => {
    const target = event.target.closest("button, a, [role=option], [role=combobox]");
    const clicked = [target, target?.textContent];
    if (event.detail <= 1) this.clicked = clicked;
    else if (clicked.some((part, index) => part !== this.clicked?.[index])) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };

  /** Send typed keys to the composer, as Discord does. Escape closes a drawer. */
  onKey = (event) => {
    const { client } = this.props;
    if (event.key === "Escape" && client.screen.drawer) {
      client.setScreen({ drawer: null });
      return;
    }
    const plain = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    const busy = event.target.closest("input, textarea, select, dialog, [role=listbox], [role=combobox], .popover");
    if (plain && !busy) document.querySelector(".composer [data-writes]")?.focus();
  };

  render({ client }) {
    const { world, screen } = client;
    return html`<${ClientContext.Provider} value=${client}>
      <${LinkBar} link=${client.link} known=${Boolean(world) || client.people.length > 0}
        retry=${() => client.connection.retry()} />
      ${!world && client.people.length > 0 && html`<${WhoAmI} people=${client.people} />`}
      ${world && html`<${Server} client=${client} world=${world} screen=${screen} />`}
      <div class="notices" role="status" aria-live="polite">
        ${screen.notices.map(
          (notice) => html`<p class="notice">${notice.text}
          <button class="icon-button" type="button" aria-label=${say("page-close-notice")}
            onClick=${() => client.dropNotice(notice)}><${Icon} name="close" /></button>
        </p>`,
        )}
      </div>
    <//>`;
  }
}

const DRAWERS = {
  channels: { list: ".sidebar", opener: ".channel-header .only-narrow" },
  members: { list: ".members", opener: ".channel-header .icon-button:last-child" },
};

/** Move the focus into a drawer that opens. When the drawer closes, return the focus unless it has left the drawer. */
function useDrawerFocus(drawer) {
  useEffect(() => {
    if (!drawer) return undefined;
    const { list, opener } = DRAWERS[drawer];
    (document.querySelector(`${list} [aria-current]`) ?? document.querySelector(`${list} button`))?.focus();
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement.closest(list)) document.querySelector(opener)?.focus();
    };
  }, [drawer]);
}

function Server({ client, world, screen }) {
  useDrawerFocus(screen.drawer);
  const { channel } = client;
  const modal = world.modals.at(-1);
  const showMembers = client.settings.members;
  return html`
    <div class=${classes("shell", screen.drawer && `drawer-${screen.drawer}`, showMembers && "with-members")}>
      <${Sidebar} client=${client} world=${world} screen=${screen} />
      <main class="main" aria-label=${channel ? client.channelTitle(channel) : say("page-no-channel-name")}
        inert=${Boolean(screen.drawer)}>
        ${
          channel
            ? html`<${ChannelHeader} channel=${channel} />
              <${ChannelView} key=${channel.id} client=${client} world=${world} channel=${channel} screen=${screen} />`
            : html`<p class="empty">${say("page-no-channel")}</p>`
        }
      </main>
      <${Members} client=${client} world=${world} channel=${channel} />
      ${screen.drawer && html`<div class="backdrop" onClick=${() => client.setScreen({ drawer: null })}></div>`}
    </div>
    ${modal && html`<${ModalDialog} key=${modal.interaction_id} modal=${modal} />`}
    ${screen.lightbox && html`<${Lightbox} box=${screen.lightbox} />`}
    ${screen.asking && html`<${Ask} question=${screen.asking} />`}
  `;
}

function LinkBar({ link, known, retry }) {
  if (link !== "down") return null;
  return html`<div class="link-bar" role="status">
    <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
    ${known ? say("page-connection-lost") : say("page-unanswered")}
    <button type="button" onClick=${retry}>${say("page-retry")}</button>
  </div>`;
}
