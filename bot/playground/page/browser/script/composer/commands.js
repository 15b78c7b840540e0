// The list of commands, and the search for a command in a text.
//
//   entry   {id, command, path, name: "gems move", shown: in the reader's language, description, options}

const SUBCOMMAND = 1;
const GROUP = 2;

/** Returns all entries of a place (`placeOf`): each command without subcommands, and each subcommand. */
export function entriesOf(commands, place) {
  return commands
    .filter((command) => command[place])
    .flatMap((command) => leaves(command, command, [], []));
}

function leaves(command, node, path, shownPath) {
  const options = node.options ?? [];
  const below = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (below.length) {
    return below.flatMap((option) =>
      leaves(command, option, [...path, option.name], [...shownPath, option.shown_name ?? option.name]),
    );
  }
  return [
    {
      id: [command.id, ...path].join("/"),
      command,
      path,
      name: [command.name, ...path].join(" "),
      shown: [command.shown_name ?? command.name, ...shownPath].join(" "),
      description: node.shown_description ?? node.description,
      options,
    },
  ];
}

/** Returns the entries that match the start of a command, such as "/ge mo". The most likely entry is first. */
export function search(entries, text) {
  const wanted = text.replace(/^\//, "").trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return entries;
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** Returns 0 if each word begins the name's word in its place, 1 if any word, 2 if the entry has it, else Infinity. */
function rankOf(entry, wanted) {
  const names = [entry.shown.toLowerCase().split(" "), entry.name.split(" ")];
  if (names.some((words) => wanted.every((word, index) => words[index]?.startsWith(word)))) return 0;
  if (names.some((words) => wanted.every((word) => words.some((known) => known.startsWith(word))))) return 1;
  const all = `${entry.shown} ${entry.name} ${entry.description}`.toLowerCase();
  return wanted.every((word) => all.includes(word)) ? 2 : Infinity;
}

/** Returns {entry, rest} if the text begins with an entry's full name and goes on with `rest`; else null. */
export function split(entries, text) {
  const written = text.replace(/^\//, "");
  const named = (name) => written === name || written.startsWith(`${name} `);
  const found = entries
    .flatMap((entry) => [entry.shown, entry.name].filter(named).map((name) => ({ entry, name })))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found ? { entry: found.entry, rest: written.slice(found.name.length).trim() } : null;
}

/** Returns the entry whose name is the whole text; null if there is none. */
export function named(entries, text) {
  const found = text.startsWith("/") ? split(entries, text.trimEnd()) : null;
  return found && !found.rest ? found.entry : null;
}

/** Returns whether an entry can be sent without options. */
export const needsNothing = (entry) => !entry.options.some((option) => option.required);

/** Returns the options in a text: "from:A1 to:C3" names them, "A1 C3" has the required options in their order. */
export function splitOptions(entry, rest) {
  const byName = new Map(
    entry.options.flatMap((option) => [
      [option.shown_name ?? option.name, option],
      [option.name, option],
    ]),
  );
  const marks = [...rest.matchAll(/(?:^|\s)([^\s:]+):\s*/g)].filter((match) => byName.has(match[1]));
  if (marks.length) {
    return new Map(
      marks.map((match, index) => {
        const end = marks[index + 1]?.index ?? rest.length;
        return [byName.get(match[1]).name, rest.slice(match.index + match[0].length, end).trim()];
      }),
    );
  }
  const required = entry.options.filter((option) => option.required);
  const words = rest.split(/\s+/).filter(Boolean);
  const values = new Map();
  required.slice(0, words.length).forEach((option, index) => {
    values.set(option.name, index === required.length - 1 ? words.slice(index).join(" ") : words[index]);
  });
  return values;
}
