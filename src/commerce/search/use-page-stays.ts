import { useLayoutEffect } from 'react';

/**
 * react-aria hides the page from screen readers while the list is open, but suggestions are not a
 * dialog.
 */
export function usePageStays(isOpen: boolean): void {
  // Sets the attribute that excludes the page from react-aria's hiding.
  useLayoutEffect(() => {
    const page = document.getElementById('page');
    if (!isOpen || !page) return undefined;
    page.dataset['reactAriaTopLayer'] = 'true';
    return () => void delete page.dataset['reactAriaTopLayer'];
  }, [isOpen]);
}
