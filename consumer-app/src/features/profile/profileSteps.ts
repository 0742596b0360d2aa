import { checkProfile, inFormOrder } from './checkProfile';
import type { SectionId } from './profileSections';
import { PROFILE_SECTIONS, sectionOf } from './profileSections';
import type { ProfileValues } from './profileValues';

/** What the page shows: a section, or all answers before they are sent. */
export type StepId = SectionId | 'check';

export const STEPS: readonly StepId[] = [...PROFILE_SECTIONS.map(({ id }) => id), 'check'];

/** The step of an address's `step`; the first for none or an unknown one. */
export const stepNamed = (name: string | null): StepId =>
  STEPS.find((step) => step === name) ?? 'personal';

/** The first section with something missing or wrong; undefined when the form can be sent. */
export const firstUnfinished = (values: ProfileValues): SectionId | undefined => {
  const checked = checkProfile(values);
  if (checked.ok) return undefined;
  const [name] = inFormOrder(Object.keys(checked.errors));
  return sectionOf(name ?? '')?.id ?? 'personal';
};

/**
 * The step to show for the wanted one: nobody checks answers that are not all there, as after a
 * reload, which keeps the draft but not the PAN.
 */
export const stepFor = (wanted: StepId, values: ProfileValues): StepId =>
  wanted === 'check' ? (firstUnfinished(values) ?? 'check') : wanted;
