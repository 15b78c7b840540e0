// The page's beginning: one client, one view of it.
//
//   connection    the websocket: requests, replies, events, coming back
//   world         what the page knows, as a value; one reducer for each event
//   client        a person at the page: world, screen, and all they can do
//   app           the screen: sidebar, channel (header, log, composer), members, dialogs
//   message       one message; parts/ its components, markdown/ its texts
//   composer/     writing a message, or a command with its options
//   dialogs/      modals of the bot, questions of the page's own, pictures at full size
//
// Views are functions of the client (vendor/preact.js); they are drawn anew at each change, messages only at theirs.
import { html, render } from "./vendor/preact.js";
import { App } from "./app.js";
import { Client } from "./client.js";

const client = new Client(new URL(location.href));
const root = document.getElementById("app");
root.replaceChildren();
render(html`<${App} client=${client} />`, root);
client.start();
