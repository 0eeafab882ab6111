import { answerOf, api } from '#api/client.server.ts';
import type { ContactMessage } from '#generated/models/contactMessage.ts';

/** The category of a message, in the words of the form. */
export type Topic = ContactMessage['feedBackType'];

/** A message to the people of the store. */
export type Letter = {
  firstName: string;
  lastName: string;
  email: string;
  topic: Topic;
  text: string;
  /** The order that it is about, such as "BPM-104512". */
  invoice?: string;
};

/** §7 ContactUS. Sends a message, once for each key. */
export async function sendLetter(key: string, letter: Letter): Promise<void> {
  const body: ContactMessage = {
    firstName: letter.firstName,
    lastName: letter.lastName,
    emailId: letter.email,
    feedBackType: letter.topic,
    feedBackText: letter.text,
    ...(letter.invoice && { invoice: letter.invoice }),
  };
  const params = { header: { 'Idempotency-Key': key } };
  await answerOf(api.POST('/api/Customer/ContactUS', { params, body }));
}
