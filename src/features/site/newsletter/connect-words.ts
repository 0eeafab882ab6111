/** The texts of the newsletter: §5 and §8 define the first five, the others follow their style. */

export const newsletterEmailRequired = 'Please enter an email id to connect with Bold.';
export const newsletterEmailInvalid = 'Please enter a valid email id to connect with Bold.';
export const newsletterCaptchaRequired = 'Please complete the CAPTCHA verification.';
export const newsletterAlreadyConnected = 'You are already connected to Bold.';
export const newsletterConnected =
  'You are successfully connected to Bold Precious Metal. We will get back to you soon.';

export const STAND_IN_LABEL = 'I am a person';
export const captchaAppeared = 'A check that you are a person now follows the email field.';
export const captchaUnavailable =
  'The check that you are a person could not be loaded. Please write or call us, and we subscribe you.';
