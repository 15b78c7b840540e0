// The language that a member reads: its name, and the choice of another one.
import { html } from "./vendor/preact.js";
import { useClient } from "./ui.js";
import { usableLocale } from "./time.js";
import { languageName, say } from "./words.js";

/** Returns the name of a member's language in itself. */
export function languageOf(world, member) {
  return languageName(choiceOf(world, member)?.language ?? usableLocale(member.locale));
}

/** Returns the choice that a member reads; undefined if the bot does not speak the member's language. */
function choiceOf(world, { locale }) {
  const [tag] = locale.split("-");
  const { languages } = world;
  return languages.find((each) => each.language === locale) ?? languages.find((each) => each.language === tag);
}

/** The menu in which one chooses the language of a member. */
export function LanguageChoice({ member }) {
  const client = useClient();
  const { world } = client;
  const current = choiceOf(world, member);
  return html`<label class="language"><span>${say("page-language")}</span>
    <select value=${current?.locale ?? member.locale}
      onChange=${(event) => client.setLocale(member.id, event.target.value)}>
      ${!current && html`<option value=${member.locale}>${languageOf(world, member)}</option>`}
      ${world.languages.map(
        ({ locale, language }) => html`<option key=${locale} value=${locale} lang=${language}>
          ${languageName(language)}</option>`,
      )}
    </select>
  </label>`;
}
