// The start of the page: one client and one view of it.
//
//   connection    the websocket: requests, replies, events, reconnecting
//   world         the page's copy of the world, as a value; one reducer for each event
//   client        the member who uses the page: world, screen, actions
//   app           the screen: sidebar, channel (header, log, composer), members, dialogs
//   message       one message; parts/ its components, markdown/ its texts
//   composer/     writing a message, or a command with its options
//   dialogs/      modals of the bot, questions of the page, pictures at full size
//
// Views are functions of the client (vendor/preact.js). They are drawn again after each change. A message is drawn again
// only after its own changes.
import { html, render } from "./vendor/preact.js";
import { App } from "./app.js";
import { Client } from "./client.js";

const client = new Client(new URL(location.href));
const root = document.getElementById("app");
root.replaceChildren();
render(html`<${App} client=${client} />`, root);
client.start();
