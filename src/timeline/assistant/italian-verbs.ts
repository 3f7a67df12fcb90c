/** Italian verbs as polite people use them, as the command that patterns read: “potresti toglierlo” as “togli”. */

const COMMANDS =
  'taglia togli rimuovi elimina cancella leva accorcia allunga riduci metti aggiungi inserisci mostra nascondi scrivi sposta scambia inverti duplica ripeti dividi spezza unisci alza abbassa aumenta silenzia muta attiva disattiva riattiva velocizza accelera rallenta zooma ingrandisci cambia trasforma rendi tieni lascia usa fai sfuma segui centra stringi ripulisci'.split(
    ' ',
  );
const WITH = '(?:mi|ci|lo|la|li|le|ne|gli|melo|mela|meli|mele)';
const OWN_STEMS: Readonly<Record<string, string>> = {
  fai: 'far',
  togli: 'toglier',
  riduci: 'ridur',
  inserisci: 'inserir',
};

/** Without its last letter: `tagliar`, `toglier`, `unir`. */
function stemOf(command: string): string {
  const own = OWN_STEMS[command];
  if (own !== undefined) return own;
  if (command.endsWith('isci')) return `${command.slice(0, -4)}ir`;
  return command.endsWith('a') ? `${command}r` : `${command.slice(0, -1)}er`;
}

const OBJECTS = COMMANDS.map(
  (command) =>
    [
      command,
      new RegExp(`(?<![\\p{L}])(?:${stemOf(command)}|${command})(?:lo|la|li|le)(?![\\p{L}])`, 'gu'),
    ] as const,
);
const FORMS = COMMANDS.map((command) => {
  const imperative = command === 'fai' ? '(?:fai|fam|fal)' : command;
  const infinitive = `${stemOf(command)}(?:e|re|${WITH})`;
  return [
    command,
    new RegExp(`(?<![\\p{L}])(?:${infinitive}|${imperative}${WITH})(?![\\p{L}])`, 'gu'),
  ] as const;
});

/** “Silenzialo” with what “lo” stands for. @param text in small letters */
export function withObject(text: string, name: string): string {
  return OBJECTS.reduce((now, [command, form]) => now.replace(form, `${command} ${name}`), text);
}

/** @param text in small letters */
export function italianCommands(text: string): string {
  return FORMS.reduce((now, [command, form]) => now.replace(form, command), text);
}
