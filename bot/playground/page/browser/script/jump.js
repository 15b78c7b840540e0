// Links to a channel or message of Discord lead there on the page, as they do in Discord.

const JUMP = /^https:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** {channelId, messageId or null} of such a link; null for any other. */
export function targetOf(href) {
  const match = JUMP.exec(href ?? "");
  return match ? { channelId: match[1], messageId: match[2] ?? null } : null;
}
