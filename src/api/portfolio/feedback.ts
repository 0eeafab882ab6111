import { FeedbackFeedBackType } from '#generated/models/feedbackFeedBackType.ts';

export type FeedbackType = FeedbackFeedBackType;

/** §3 What feedback may be about. */
export const FEEDBACK_TYPES = Object.values(FeedbackFeedBackType);
