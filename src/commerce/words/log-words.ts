// §8 Messages that are logged for developers only.
export const noticeFailed = 'Error fetching data';
export const behaviourLogFailed = 'BehaviourLog Not Added Sucessfully';
export const portfolioViewsFailed = 'Failed to add portfolio views';
export const dashboardImagesFailed = 'Could not get dashboard images';
