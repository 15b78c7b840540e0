// Links to a channel or message: they open it on the page, as Discord does.

const JUMP = /^https:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** @returns {channelId, messageId or null} of a link to Discord; null for other links */
export function targetOf(href) {
  const match = JUMP.exec(href ?? "");
  return match ? { channelId: match[1], messageId: match[2] ?? null } : null;
}
