/** The game of the service's rosters, as `.ros` names it. */
export const ROS_SYSTEM = "bogowie-wojny-napoleon";
