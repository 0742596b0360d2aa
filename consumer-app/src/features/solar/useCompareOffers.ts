import { useState } from 'react';
import { setDesiredAmount } from '../../profile';
import { paths } from '../../paths';
import { findProduct } from '../../products';
import { chooseProduct, session, useNavigateAfter } from '../../session';

/** Saves the amount to the profile before the form shows it; the next profile load retries a failed save. */
async function saveAmountToProfile(id: string): Promise<void> {
  try {
    const { fetchProfile } = await import('../../profile/data/profileQuery');
    await fetchProfile(id);
  } catch (error) {
    console.warn('The profile could not be loaded', error instanceof Error ? error.name : '');
  }
}

/** Continues to the lenders with the amount (₹) to borrow; stores it and keeps it out of the address. */
export function useCompareOffers(): { compare: (amount: number) => void; busy: boolean } {
  const navigateAfter = useNavigateAfter();
  const [busy, setBusy] = useState(false);
  const compare = async (amount: number) => {
    const personal = findProduct('personal_loan');
    if (personal) chooseProduct(personal.type, personal.id);
    setDesiredAmount(amount);
    await navigateAfter(async () => {
      if (session.signedIn && session.userId) {
        setBusy(true);
        await saveAmountToProfile(session.userId);
      }
      setBusy(false);
      return paths.next;
    });
  };
  return { compare: (amount) => void compare(amount), busy };
}
