// The websocket to the playground, for requests, replies and events. It reconnects after a loss.
import { say } from "./words.js";

const FIRST_WAIT = 250; // ms before the first new attempt; each next wait is twice as long, up to LONGEST_WAIT
const LONGEST_WAIT = 4000;

/** A request that was answered with `ok: false`, or whose connection was lost (code "lost"). */
export class Refused extends Error {
  constructor(code, message = say(`page-refused-${code.replaceAll("_", "-")}`)) {
    super(message);
    this.code = code;
  }
}

export class Connection {
  /**
   * @param {string} url     of the socket
   * @param {(frame: object) => void} onFrame   called with every frame except replies
   * @param {(up: boolean) => void} onChange    called when the connection opens or is lost
   */
  constructor(url, onFrame, onChange) {
    this.url = url;
    this.onFrame = onFrame;
    this.onChange = onChange;
    this.socket = null;
    this.wait = FIRST_WAIT;
    this.timer = null;
    this.lastId = 0;
    this.waiting = new Map();
  }

  open() {
    clearTimeout(this.timer);
    this.timer = null;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.onChange(true);
    });
    socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.lost());
  }

  /** Reconnect now instead of waiting longer. */
  retry() {
    if (this.timer !== null) this.open();
  }

  lost() {
    for (const { reject } of this.waiting.values()) {
      reject(new Refused("lost", say("page-lost")));
    }
    this.waiting.clear();
    this.onChange(false);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  receive(frame) {
    if (frame.type !== "reply") {
      this.onFrame(frame);
      return;
    }
    const request = this.waiting.get(frame.to);
    this.waiting.delete(frame.to);
    if (!request) return;
    if (frame.ok) request.resolve(frame.result);
    else request.reject(new Refused(frame.error.code));
  }

  /** Send a request. The promise resolves to the reply's result or rejects with Refused. */
  request(type, fields) {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused("lost", say("page-offline")));
    }
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ type, id, ...fields }));
    });
  }
}
