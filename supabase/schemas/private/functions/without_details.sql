-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.without_details(given text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  gap constant text := '[removed]';
  known constant text := 'I|I[''’](?:m|d|ll|ve)|Narcan|NARCAN|Naloxone|Kloxxado|Zimhi|Opvee|EMS|EMT|EMTs|CPR|AED|ER|OD|ODed|ICU|God|English|Spanish|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Thanksgiving|Halloween';
  first_names constant text := 'James|John|Robert|Michael|William|David|Richard|Joseph|Thomas|Charles|Chris|Christopher|Daniel|Matthew|Anthony|Steven|Paul|Andrew|Joshua|Kevin|Brian|Tim|Jason|Jeff|Ryan|Jacob|Nick|Eric|Jonathan|Justin|Scott|Brandon|Ben|Sam|Greg|Alex|Tyler|Josh|Mike|Matt|Dave|Joe|Tony|Jose|Juan|Luis|Carlos|Mary|Patricia|Jennifer|Linda|Elizabeth|Barbara|Susan|Jessica|Sarah|Karen|Lisa|Nancy|Sandra|Ashley|Emily|Kim|Donna|Michelle|Carol|Amanda|Melissa|Deborah|Stephanie|Rebecca|Laura|Cynthia|Kathleen|Amy|Angela|Shirley|Anna|Brenda|Emma|Nicole|Samantha|Katie|Jane|Maria|Rachel|Heather|Megan|Kelly|Lauren|Hannah|Taylor|Brittany';
  street constant text := '(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|highway|hwy|circle|cir|terrace|trail|parkway|pkwy|apartment|apt|unit|room|floor)';
begin
  given := regexp_replace(given, '\S+@\S+|\S*(?:://|www[.])\S*|\S+[.](?:com|org|net|edu|gov|io|me|us)\y\S*', gap, 'gi');
  given := regexp_replace(given, '(?<=^|\s)[@#]\w+', gap, 'g');
  given := regexp_replace(given, '\y\d+[a-z]?\s+(?:[[:alnum:].'']+\s+){0,3}?' || street || '\y', gap, 'gi');
  given := regexp_replace(given, '[+(]?\d(?:[\s().-]?\d){4,}', gap, 'g');
  given := regexp_replace(given, '\y(?:' || first_names || ')\y', gap, 'g');
  given := regexp_replace(given,
    '(?<![.!?…:]\s)(?<![.!?…:]\s\s)(?<!\n)(?<=[\s("“‘-])(?!(?:' || known || ')(?![[:alnum:]]))[[:upper:]][[:alnum:]’''-]*',
    gap, 'g');
  return nullif(trim(regexp_replace(given, '\[removed\](?:[\s,]+\[removed\])+', gap, 'g')), '');
end $function$;
grant execute on function private.without_details(given text) to function_owner;
