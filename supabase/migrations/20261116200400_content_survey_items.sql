-- Statements of the survey before and after a course.
insert into public.survey_items (number, topic, statement, is_true) values
  (1, 'opioids', 'Fentanyl can be seen or tasted in a pill.', false),
  (2, 'opioids', 'Mixing opioids with alcohol makes an overdose more likely.', true),
  (3, 'opioids', 'After a break, the same amount as before can be too much.', true),
  (4, 'opioids', 'Touching fentanyl powder makes people overdose.', false),
  (5, 'overdose', 'Slow or stopped breathing is a sign of an opioid overdose.', true),
  (6, 'overdose', 'Very wide pupils are a sign of an opioid overdose.', false),
  (7, 'overdose', 'A gurgling snore from someone who cannot be woken is an emergency.', true),
  (8, 'overdose', 'Someone in an overdose can safely sleep it off.', false),
  (9, 'response', 'Naloxone does harm if the person took no opioids.', false),
  (10, 'response', 'A second dose may be given after 2 to 3 minutes.', true),
  (11, 'response', 'After naloxone has worked, 911 is no longer needed.', false),
  (12, 'response', 'Someone who breathes but is not awake should lie on the side.', true);
