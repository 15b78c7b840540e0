// Pictures and files. A press opens a picture large; the button "ALT" shows its description.
import { html, useState } from "../vendor/preact.js";
import { classes, Icon, useClient } from "../ui.js";
import { say, sizeText } from "../words.js";

const sized = (media) => ({ width: media.width || undefined, height: media.height || undefined });

/** Draws one to ten pictures: [{media: {url, width, height}, description, spoiler}]. */
export function Gallery({ items }) {
  const client = useClient();
  const pictures = items.map((item) => ({
    url: item.media.url,
    description: item.description ?? "",
    ...sized(item.media),
  }));
  return html`<div class=${`gallery gallery-${Math.min(items.length, 5)}`}>
    ${items.map(
      (item, index) => html`<${Picture} key=${index} picture=${pictures[index]} spoiler=${item.spoiler}
      onOpen=${() => client.setScreen({ lightbox: { items: pictures, index } })} />`,
    )}
  </div>`;
}

/** Returns whether a picture is on this host. The page loads nothing from other hosts. */
export const isOurs = (url) => url.startsWith("/cdn/");

/** Draws a link to a picture on another host. */
function Elsewhere({ url, description }) {
  const web = /^https?:\/\//i.test(url);
  return html`<a class="file" href=${web ? url : undefined} target="_blank" rel="noopener noreferrer nofollow">
    <${Icon} name="link" /><span class="file-text"><b>${description || say("page-picture")}</b><small>${say("page-picture-elsewhere")}</small>
    </span></a>`;
}

/** The picture is not inside the button over it, because screen readers would not read its description there. */
function Picture({ picture, spoiler, onOpen }) {
  const [told, setTold] = useState(false);
  const [hidden, setHidden] = useState(Boolean(spoiler));
  const { url, description, width, height } = picture;
  const open = () => (hidden ? setHidden(false) : onOpen());
  if (!isOurs(url)) return html`<${Elsewhere} url=${url} description=${description} />`;
  return html`<figure class=${classes("picture", hidden && "picture-hidden", told && "picture-told")}>
    <div class="picture-frame">
      <img src=${url} alt=${hidden ? "" : description} width=${width} height=${height} decoding="async"
        style=${{ aspectRatio: width && height ? `${width} / ${height}` : null }} />
      <button type="button" class="picture-button" onClick=${open}
        aria-label=${hidden ? say("page-spoiler-picture") : say("page-enlarge")}>
        ${hidden && html`<span class="picture-cover">${say("page-spoiler")}</span>`}
      </button>
      ${told && html`<figcaption class="alt-text" tabindex="0">${description}</figcaption>`}
    </div>
    ${description && !hidden && html`<button type="button" class="alt-button" aria-expanded=${told ? "true" : "false"}
      aria-label=${say("page-picture-told")} onClick=${() => setTold(!told)}>ALT</button>`}
  </figure>`;
}

export function Thumbnail({ part }) {
  const client = useClient();
  const [hidden, setHidden] = useState(Boolean(part.spoiler));
  const description = part.description ?? "";
  const picture = { url: part.media.url, description, ...sized(part.media) };
  const open = () => (hidden ? setHidden(false) : client.setScreen({ lightbox: { items: [picture], index: 0 } }));
  if (!isOurs(picture.url)) return html`<${Elsewhere} url=${picture.url} description=${description} />`;
  const enlarge = description ? say("page-enlarge-named", { name: description }) : say("page-enlarge");
  return html`<button type="button" class=${classes("thumbnail", hidden && "picture-hidden")} onClick=${open}
    aria-label=${hidden ? say("page-spoiler-picture") : enlarge}>
    <img src=${picture.url} alt="" decoding="async" />
  </button>`;
}

export function FileCard({ name, size, url, spoiler = false }) {
  const [hidden, setHidden] = useState(Boolean(spoiler));
  if (hidden) {
    return html`<button type="button" class="file" aria-label=${say("page-spoiler-file")}
      onClick=${() => setHidden(false)}><${Icon} name="file" /> ${say("page-spoiler")}</button>`;
  }
  return html`<a class="file" href=${url} download=${name} target="_blank" rel="noopener">
    <${Icon} name="file" /><span class="file-text"><b>${name}</b>${size != null && html`<small>${sizeText(size)}
      </small>`}</span><${Icon} name="down" />
  </a>`;
}

const isPicture = (attachment) => attachment.content_type?.startsWith("image/") && attachment.width;

/** Draws the attachments of a message without Components V2. */
export function Attachments({ attachments }) {
  if (!attachments.length) return null;
  const pictures = attachments.filter(isPicture);
  const files = attachments.filter((attachment) => !isPicture(attachment));
  return html`
    ${pictures.length > 0 && html`<${Gallery}
      items=${pictures.map((picture) => ({ media: picture, description: picture.description, spoiler: picture.filename.startsWith("SPOILER_") }))} />`}
    ${files.map((file) => html`<${FileCard} key=${file.id} name=${file.filename} size=${file.size} url=${file.url} />`)}
  `;
}
