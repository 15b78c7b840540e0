// A question of the page. The answer is a name, or yes or no.
import { html, useState } from "../vendor/preact.js";
import { classes, useClient } from "../ui.js";
import { Dialog } from "./dialog.js";
import { say } from "../words.js";

/**
 * @param question
 *   {title, text, label: of the line to write (absent: a yes or no), maxLength, confirm, danger, onAnswer}
 */
export function Ask({ question }) {
  const client = useClient();
  const [text, setText] = useState("");
  const close = () => client.setScreen({ asking: null });
  const answer = (event) => {
    event.preventDefault();
    if (question.label && !text.trim()) return;
    close();
    question.onAnswer(text.trim());
  };
  return html`<${Dialog} labelledBy="ask-title" onClose=${close}>
    <form onSubmit=${answer}>
      <h2 id="ask-title">${question.title}</h2>
      ${question.text && html`<p>${question.text}</p>`}
      ${
        question.label &&
        html`<label class="form-field"><span>${question.label}</span>
        <input type="text" required maxlength=${question.maxLength} value=${text}
          onInput=${(event) => setText(event.target.value)} autofocus autocomplete="off" /></label>`
      }
      <footer class="dialog-foot">
        <button type="button" class="button secondary" onClick=${close}>${say("page-cancel")}</button>
        <button type="submit" class=${classes("button", question.danger ? "danger" : "primary")}>${question.confirm}
          </button>
      </footer>
    </form>
  <//>`;
}

/** Returns the question for a new thread's name. */
export const threadQuestion = (client, channelId, messageId) => ({
  title: say("page-new-thread"),
  label: say("page-thread-name"),
  maxLength: 100,
  confirm: say("page-create"),
  onAnswer: (name) => client.openThread(channelId, name, messageId),
});
