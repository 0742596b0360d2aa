/** Longest subject of a commit, in characters. */
export const SUBJECT_LIMIT = 72;

/** Words that end like a past tense or a gerund and are imperatives all the same. */
const IMPERATIVES = new Set([
  'Bring',
  'Embed',
  'Exceed',
  'Feed',
  'Need',
  'Proceed',
  'Seed',
  'Speed',
]);

/** What is wrong with a commit's subject; undefined for nothing. */
export function checkSubject(subject: string): string | undefined {
  const [first = ''] = subject.split(' ');
  if (subject.length > SUBJECT_LIMIT)
    return `is longer than ${SUBJECT_LIMIT} characters: say why in the body`;
  if (!/^[A-Z]/.test(subject)) return 'does not begin with a capital letter';
  if (/[.:;,]$/.test(subject)) return 'ends with a punctuation mark';
  if (/^(?:A|An|The|This|It|What|Who|Whoever|How|When|After|Of|In|On|Its)$/.test(first))
    return 'does not begin with a verb in the imperative';
  if (/(?:ed|ing)$/.test(first) && !IMPERATIVES.has(first))
    return `begins with "${first}", which is no imperative`;
  return undefined;
}
