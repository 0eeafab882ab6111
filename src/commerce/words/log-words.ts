// §8 What is said to nobody but the developer.
export const noticeFailed = 'Error fetching data';
export const behaviourLogFailed = 'BehaviourLog Not Added Sucessfully';
