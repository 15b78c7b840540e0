// Small parts that many views use: access to the client, memoized views, icons and pictures of members.
import { Component, createContext, html, useContext } from "./vendor/preact.js";
import { say } from "./words.js";

export const ClientContext = createContext(null);
export const useClient = () => useContext(ClientContext);

/** Returns a view that is drawn again only when one of its properties has changed. */
export function memo(view) {
  return class Memo extends Component {
    shouldComponentUpdate(next) {
      const names = Object.keys(next);
      return names.length !== Object.keys(this.props).length || names.some((name) => next[name] !== this.props[name]);
    }
    render(props) {
      return html`<${view} ...${props} />`;
    }
  };
}

/** Join class names, leaving out absent ones. */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** Returns 0xRRGGBB as a CSS colour; null for 0 and null. */
export const cssColor = (color) => (color ? `#${color.toString(16).padStart(6, "0")}` : null);

const ICONS = {
  menu: "M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z",
  people:
    "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8m0 2c-4 0-7 2-7 5v2h14v-2c0-3-3-5-7-5m8-2a3.5 3.5 0 0 0 0-7l-1 .2A6 6 0 0 1 16 11zm.5 2 .5.4c1.2 1.1 2 2.6 2 4.6v2h4v-2c0-3-3-5-6.5-5",
  hash: "M9.5 3 8.9 8H4v2h4.6l-.5 4H3v2h4.9l-.7 5h2l.7-5h4l-.7 5h2l.7-5H21v-2h-4.8l.5-4H22V8h-5l.6-5h-2l-.6 5h-4l.5-5zm1.1 7h4l-.5 4h-4z",
  thread: "M4 4h16v9a3 3 0 0 1-3 3h-5l-5 5v-5a3 3 0 0 1-3-3zm4 4v2h8V8zm0 3.5v2h5v-2z",
  reply: "M10 5v4c7 0 11 4 12 10-3-4-6-5-12-5v4l-8-7z",
  trash: "M9 3h6l1 2h4v2H4V5h4zM6 9h12l-1 12H7z",
  close: "m5 6.4 1.4-1.4L12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6 10.6 12z",
  chevron: "m6 9 6 6 6-6-1.5-1.5L12 12 7.5 7.5z",
  eye: "M12 5c5 0 9 4 10 7-1 3-5 7-10 7s-9-4-10-7c1-3 5-7 10-7m0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8",
  link: "M14 4h6v6h-2V7.4l-7.3 7.3-1.4-1.4L16.6 6H14zM5 6h6v2H7v9h9v-4h2v6H5z",
  slash: "M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4m8.3 4L8 18h2l6.3-12z",
  send: "M3 4l19 8-19 8v-6l10-2-10-2z",
  warning: "M12 3 1 21h22zm-1 7h2v5h-2zm0 6.5h2v2h-2z",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5",
  sun: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10m-1-6h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.5 5l1.4-1.4 2.8 2.8-1.4 1.4zm12.7 12.7 1.4-1.4 2.9 2.8-1.4 1.4zM16.3 6.4l2.8-2.8L20.5 5l-2.8 2.8zM3.5 19l2.9-2.8 1.4 1.4L5 20.5z",
  bell: "M12 2a7 7 0 0 1 7 7v5l2 3H3l2-3V9a7 7 0 0 1 7-7m-3 17h6a3 3 0 0 1-6 0",
  mute: "M12 2a7 7 0 0 1 7 7v5l1 1.5L7.5 3.7A7 7 0 0 1 12 2M2 3.4 3.4 2 22 20.6 20.6 22l-5-5H3l2-3V9l.3-2.3zM9 19h6a3 3 0 0 1-6 0",
  check: "m9.5 18.5-6-6L5 11l4.5 4.5L19 6l1.5 1.5z",
  file: "M5 2h9l5 5v15H5zm8 1.5V8h4.5z",
  down: "m5 10 1.4-1.4 4.6 4.6V4h2v9.2l4.6-4.6L19 10l-7 7zm0 9h14v2H5z",
  crown: "m3 7 5 4 4-7 4 7 5-4-2 12H5z",
  archive: "M3 4h18v5H3zm1 6h16v10H4zm5 2v2h6v-2z",
  plus: "M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z",
};

/** Draws an icon without a name for screen readers, because the control around it has a name. */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d=${ICONS[name]} />
    </svg>`;
}

const HUES = 8;

/** Draws a member's picture: initials on a colour that depends on the id. */
export const Avatar = memo(function Avatar({ member, size = "m", status = false }) {
  const words = member.name.trim().split(/\s+/);
  const initials = words.length > 1 ? first(words[0]) + first(words.at(-1)) : first(words[0]);
  const hue = [...member.id].reduce((sum, digit) => (sum * 31 + Number(digit)) % 997, 7) % HUES;
  return html`<span class=${classes("avatar", `avatar-${size}`, member.bot ? "avatar-bot" : `hue-${hue}`)}
    data-initials=${member.bot ? undefined : initials.toUpperCase()} aria-hidden="true">
    ${member.bot && html`<img src="icon.svg" alt="" />`}
    ${status && html`<span class=${classes("status", member.online && "status-online")}></span>`}
  </span>`;
});

const first = (word) => [...word][0] ?? "?";

/** Draws an emoji. Of custom emoji, only those of the bot have a picture here. */
export function Emoji({ emoji }) {
  const client = useClient();
  if (!emoji.id) return html`<span class="emoji">${emoji.name}</span>`;
  const name = `:${emoji.name}:`;
  return client.world.emojis.has(emoji.id)
    ? html`<img class="emoji-picture" src=${`/cdn/emojis/${emoji.id}`} alt=${name} title=${name} />`
    : html`<span class="emoji-custom" title=${name}>${name}</span>`;
}

const nameOf = (user) => user.global_name ?? user.username ?? say("page-somebody");

/** Returns the member of an author object. For an author who is no member, returns the data in the message. */
export function personOf(world, user) {
  return (
    world.members.get(user.id) ?? {
      id: user.id,
      name: user.id === world.application.id ? world.application.name : nameOf(user),
      username: user.username,
      bot: Boolean(user.bot),
      color: 0,
      roles: [],
      online: false,
    }
  );
}
