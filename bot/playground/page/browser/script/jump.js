// Links to channels and messages, which the page opens itself, as Discord does.

const JUMP = /^https:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** @returns {channelId, messageId} of a link to Discord, where messageId may be null; null for other links */
export function targetOf(href) {
  const match = JUMP.exec(href ?? "");
  return match ? { channelId: match[1], messageId: match[2] ?? null } : null;
}
