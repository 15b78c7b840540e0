// The page on which the reader chooses a member.
import { html } from "./vendor/preact.js";
import { Avatar, useClient } from "./ui.js";

export function WhoAmI({ people }) {
  const client = useClient();
  const humans = people.filter((member) => !member.bot);
  return html`<main class="who">
    <div class="who-card">
      <img src="icon.svg" alt="" width="56" height="56" />
      <h1>Who are you?</h1>
      <p>Play as one of these members. Open a second tab as somebody else to play against yourself.</p>
      <ul>
        ${humans.map(
          (member) => html`<li key=${member.id}>
          <a class="who-member" href=${client.addressAs(member.id)}>
            <${Avatar} member=${member} size="l" />
            <span class="who-name">${member.name}</span>
            <span class="who-note">${member.owner ? "owns the server" : member.online ? "open in another tab" : ""}
              </span>
          </a>
        </li>`,
        )}
      </ul>
    </div>
  </main>`;
}
