import type { Answer, Answers } from './description';

/** Proposes the city and the state of a pincode; without an answer the person types them. */
export async function proposePlace(
  pincode: Answer | undefined,
  propose: (answers: Answers) => void,
): Promise<void> {
  const { placeOf } = await import('../pincode/placeOf');
  const place = placeOf(String(pincode ?? '').replaceAll(/\s/g, ''));
  if (place) propose({ city: place.city, state: place.state });
}
