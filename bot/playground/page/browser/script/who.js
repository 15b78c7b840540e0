// The page on which the reader chooses a member.
import { html } from "./vendor/preact.js";
import { Avatar, useClient } from "./ui.js";
import { say } from "./words.js";

export function WhoAmI({ people }) {
  const client = useClient();
  const humans = people.filter((member) => !member.bot);
  return html`<main class="who">
    <div class="who-card">
      <img src="icon.svg" alt="" width="56" height="56" />
      <h1>${say("page-who")}</h1>
      <p>${say("page-who-told")}</p>
      <ul>
        ${humans.map(
          (member) => html`<li key=${member.id}>
          <a class="who-member" href=${client.addressAs(member.id)}>
            <${Avatar} member=${member} size="l" />
            <span class="who-name">${member.name}</span>
            <span class="who-note">${member.owner ? say("page-owner") : member.online ? say("page-who-open") : ""}
              </span>
          </a>
        </li>`,
        )}
      </ul>
    </div>
  </main>`;
}
