// Draws embeds, the older form of rich messages.
import { html } from "../vendor/preact.js";
import { cssColor, useClient } from "../ui.js";
import { fullDate, usableLocale } from "../time.js";
import { Markdown, MarkdownLine } from "../markdown/view.js";
import { Gallery } from "./media.js";

const pictureOf = (media, description) => [{ media, description: media.description ?? description }];

export function Embed({ embed }) {
  const client = useClient();
  const title = embed.title && html`<${MarkdownLine} text=${embed.title} />`;
  const web = /^https?:\/\//i.test(embed.url ?? "");
  return html`<section class="embed" style=${{ "--accent-line": cssColor(embed.color) }}>
    <div class="embed-main">
      ${embed.author && html`<p class="embed-author">${embed.author.name}</p>`}
      ${title && html`<p class="embed-title">${web ? html`<a href=${embed.url} target="_blank"
        rel="noopener noreferrer nofollow">${title}</a>` : title}</p>`}
      ${embed.description && html`<${Markdown} text=${embed.description} />`}
      ${
        embed.fields?.length > 0 &&
        html`<dl class="embed-fields">
        ${embed.fields.map((field, index) => html`<div key=${index} class=${field.inline ? "inline" : ""}><dt>
          <${MarkdownLine} text=${field.name} /></dt><dd><${Markdown} text=${field.value} /></dd></div>`)}
      </dl>`
      }
      ${embed.image && html`<${Gallery} items=${pictureOf(embed.image, embed.title)} />`}
      ${(embed.footer || embed.timestamp) && html`<p class="embed-footer">
        ${[embed.footer?.text, embed.timestamp && fullDate(new Date(embed.timestamp), usableLocale(client.you.locale))].filter(Boolean).join(" · ")}
          </p>`}
    </div>
    ${embed.thumbnail && html`<div class="embed-thumbnail"><${Gallery} items=${pictureOf(embed.thumbnail, "")} />
      </div>`}
  </section>`;
}
