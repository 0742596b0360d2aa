import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { setDesiredAmount } from '../../profile/desiredAmount';
import { paths } from '../../browser/paths';
import { findProduct } from '../../products/productList';
import { chooseProduct, session } from '../../session/session';
import { createNavigationGuard } from '../../session/navigationGuard';

/** The amount reaches the profile before the form shows it; what fails is handed in with the next load. */
async function handOnAmount(id: string): Promise<void> {
  try {
    const { fetchUser, applyProfile: takeProfile } = await import('../../profile/fetchUser');
    takeProfile(await fetchUser(id));
  } catch (error) {
    console.warn('The profile could not be loaded', error instanceof Error ? error.name : '');
  }
}

/** Goes on to the lenders with the amount (₹) that is to be borrowed; it is kept, and in no address. */
export function useCompareOffers(): { compare: (amount: number) => void; busy: boolean } {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const compare = async (amount: number) => {
    const personal = findProduct('personal_loan');
    if (personal) chooseProduct(personal.type, personal.id);
    setDesiredAmount(amount);
    const isStillHere = createNavigationGuard();
    if (session.signedIn && session.userId) {
      setBusy(true);
      await handOnAmount(session.userId);
    }
    setBusy(false);
    if (isStillHere()) void navigate(paths.next);
  };
  return { compare: (amount) => void compare(amount), busy };
}
