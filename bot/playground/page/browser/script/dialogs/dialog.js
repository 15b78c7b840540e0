// A window above everything. The browser keeps the focus in it and returns the focus when it closes.
import { html, useLayoutEffect, useRef } from "../vendor/preact.js";
import { classes } from "../ui.js";

export function Dialog({ label, labelledBy, className, onClose, children }) {
  const ref = useRef();
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      // If the control that had the focus no longer exists, the composer gets the focus.
      if (before?.isConnected && before !== document.body) before.focus({ preventScroll: true });
      else document.querySelector(".composer [data-writes]")?.focus({ preventScroll: true });
    };
  }, []);
  const onCancel = (event) => {
    event.preventDefault();
    onClose();
  };
  const onPointerDown = (event) => event.target === ref.current && onClose();
  return html`<dialog ref=${ref} class=${classes("dialog", className)} aria-label=${label} aria-labelledby=${labelledBy}
    onCancel=${onCancel} onPointerDown=${onPointerDown}>
    <div class="dialog-inner">${children}</div>
  </dialog>`;
}
