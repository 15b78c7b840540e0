// A box that opens beside a control, above everything else: a menu, a list of choices, a card.
import { html, useLayoutEffect, useRef } from "./vendor/preact.js";
import { classes } from "./ui.js";

const MARGIN = 8; // px to the edge of the window
const GAP = 6; // px to the control

/** Put `box` below `anchor`, or above it if there is more room, but always inside the window. */
function place(box, anchor, matchWidth) {
  const at = anchor.getBoundingClientRect();
  if (matchWidth) box.style.width = `${Math.max(at.width, 200)}px`;
  const below = innerHeight - at.bottom - GAP - MARGIN;
  const above = at.top - GAP - MARGIN;
  box.style.maxHeight = `${Math.max(below, above)}px`;
  const height = box.offsetHeight;
  const top = height <= below || below >= above ? at.bottom + GAP : at.top - GAP - height;
  const left = Math.min(Math.max(at.left, MARGIN), innerWidth - box.offsetWidth - MARGIN);
  box.style.top = `${Math.max(top, MARGIN)}px`;
  box.style.left = `${Math.max(left, MARGIN)}px`;
}

/**
 * @param anchor      the control of the box, which gets the focus back when a key closes the box
 * @param matchWidth  whether the box is as wide as the control
 * @param focus       "first": its first control gets the focus; null: the focus does not move
 */
export function Popover({ anchor, onClose, label, className, matchWidth = false, focus = "first", children }) {
  const ref = useRef();
  useLayoutEffect(() => {
    const box = ref.current;
    box.showPopover?.();
    place(box, anchor, matchWidth);
    if (focus === "first")
      (box.querySelector("[autofocus]") ?? box.querySelector("a, button, input, select, [tabindex='0']"))?.focus({
        preventScroll: true,
      });
    const outside = (event) => {
      if (!box.contains(event.target) && !anchor.contains(event.target)) onClose();
    };
    const moved = (event) => {
      if (event.type === "resize" || !box.contains(event.target)) place(box, anchor, matchWidth);
    };
    document.addEventListener("pointerdown", outside, true);
    document.addEventListener("scroll", moved, true);
    const sizes = new ResizeObserver(() => place(box, anchor, matchWidth)); // Another language has longer words.
    sizes.observe(box);
    addEventListener("resize", moved);
    return () => {
      sizes.disconnect();
      document.removeEventListener("pointerdown", outside, true);
      document.removeEventListener("scroll", moved, true);
      removeEventListener("resize", moved);
    };
  }, [anchor]);
  const onKeyDown = (event) => {
    if (event.key !== "Escape" && event.key !== "Tab") return;
    if (event.key === "Escape" || isLast(ref.current, event)) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      anchor.focus();
    }
  };
  return html`<div ref=${ref} popover="manual" role="dialog" aria-label=${label} class=${classes("popover", className)}
    onKeyDown=${onKeyDown}>
    ${children}
  </div>`;
}

/** Returns whether Tab would leave the box at this end. */
function isLast(box, event) {
  const stops = [...box.querySelectorAll("a[href], button, input, select, [tabindex='0']")];
  return event.target === (event.shiftKey ? stops[0] : stops.at(-1));
}
